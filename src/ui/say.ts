import type { Language } from '../core/words.ts'
import { languageStore } from './language.ts'
import { patterns, sayings } from './sayings.ts'

/**
 * A message of the specification in the language of the interface. The wire carries its English; a message that nobody has
 * translated stays as it came, letter for letter.
 */
export const say = (message: string, language: Language = languageStore.get()): string => {
  if (language === 'en') return message
  const known = sayings[message.trim()]
  if (known) return known[language]
  for (const [english, translated] of patterns) {
    const found = english.exec(message.trim())
    if (found) return translated[language].replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '')
  }
  return message
}
