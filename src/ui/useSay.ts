import { useSyncExternalStore } from 'react'
import { say, translateStore } from './say.ts'
import { useLanguage } from './words.tsx'

/** `say` that follows the chosen language. */
export const useSay = (): ((message: string) => string) => {
  const [language] = useLanguage()
  const loaded = useSyncExternalStore(translateStore.subscribe, translateStore.get, translateStore.get)
  return message => (loaded ? say(message, language) : message)
}
