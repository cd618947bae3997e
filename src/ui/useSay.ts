import { useCallback } from 'react'
import { say } from './say.ts'
import { useLanguage } from './words.tsx'

/** `say` that follows the chosen language. */
export const useSay = (): ((message: string) => string) => {
  const [language] = useLanguage()
  return useCallback((message: string) => say(message, language), [language])
}
