import { messages } from './problem.ts'
import type { Language, MessageWords } from './words.ts'

/** A message in another language; as it came where nobody has translated it. */
export type Translate = (message: string, language: Exclude<Language, 'en'>) => string

type Template = { pattern: RegExp; names: readonly string[]; words: MessageWords[string] }

/** What translates messages: by their English, or by the first template that fits; a hint behind `Format error` by itself. */
export const makeTranslate = (lists: readonly MessageWords[]): Translate => {
  const all = lists.flatMap(list => Object.entries(list))
  const known = new Map(all.map(([english, words]) => [english.trim(), words]))
  const templates = all.flatMap(readTemplate)
  const translate: Translate = (message, language) => {
    const hinted = message.startsWith(`${messages.format}. `) ? message.slice(messages.format.length + 2) : ''
    if (hinted) return `${translate(messages.format, language)}. ${translate(hinted, language)}`
    const text = message.trim()
    const words = known.get(text)
    if (words) return words[language]
    for (const { pattern, names, words } of templates) {
      const found = pattern.exec(text)
      if (found) return words[language].replace(part, (_, name: string) => found[names.indexOf(name) + 1] ?? '')
    }
    return message
  }
  return translate
}

const part = /\{(\w+)\}/g

const readTemplate = ([english, words]: readonly [string, MessageWords[string]]): Template[] => {
  const names = [...english.matchAll(part)].map(([, name = '']) => name)
  if (names.length === 0) return []
  const around = english.split(/\{\w+\}/).map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return [{ pattern: new RegExp(`^${around.join('(.+)')}$`), names, words }]
}
