import { useSyncExternalStore } from 'react'
import { say, sayingsStore } from './say.ts'
import { useLanguage } from './words.tsx'

/** `say` that follows the chosen language. */
export const useSay = (): ((message: string) => string) => {
  const [language] = useLanguage()
  const loaded = useSyncExternalStore(sayingsStore.subscribe, sayingsStore.get, sayingsStore.get)
  return message => (loaded ? say(message, language) : message)
}
