import { globSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { beside, names, specificationLabels } from '../../../test/support/capitals.ts'
import type { Label } from '../../core/labels.ts'
import type { Move } from '../../core/stateTable.ts'
import { type Language, languages } from '../../core/words.ts'
import { fieldStyles } from '../../features/base/fields/styles.ts'
import { sections } from '../../features/property/propertyPage/sections/sections.ts'
import { routes } from './features.ts'
import { menuGroups, menuRows } from './menu.ts'

type Texts = Record<string, string>
const flat = (value: unknown, at = ''): Texts =>
  typeof value === 'string'
    ? { [at]: value }
    : Object.assign({}, ...Object.entries(Object(value)).map(([key, inner]) => flat(inner, at ? `${at}.${key}` : key)))

const root = path.resolve(import.meta.dirname, '../../..')
const files = globSync('src/{ui,features}/**/*{w,W}ords.ts', { cwd: root }).toSorted()
// Labels that stand with what they name.
const labelled = (file: string, labels: readonly (readonly [string, Label])[]) => {
  const inLanguage = (language: Language) => Object.fromEntries(labels.map(([name, label]) => [name, label[language]]))
  return [file, { en: inLanguage('en'), es: inLanguage('es'), fr: inLanguage('fr') }] as const
}
// The buttons of a state table, by the names of its moves.
const tables = globSync('src/features/**/moves.ts', { cwd: root }).toSorted()
const buttons = await Promise.all(
  tables.map(async file => {
    const [moves] = Object.values<Record<string, Move>>(await import(path.join(root, file)))
    return labelled(
      file,
      Object.entries(moves ?? {}).map(([name, { label }]) => [name, label]),
    )
  }),
)
const titles = labelled(
  'sections.ts',
  sections.map(({ key, title }) => [key, title]),
)
const styles = labelled(
  'styles.ts',
  Object.entries(fieldStyles).map(([name, { label }]) => [name, label]),
)
const lists = await Promise.all(
  [...new Set(files)].map(async file => {
    const module: Record<string, unknown> = await import(path.join(root, file))
    return Object.values(module)
      .filter(value => languages.every(language => language in Object(value)))
      .map(value => [file, Object(value) as Record<(typeof languages)[number], unknown>] as const)
  }),
).then(found => [...found.flat(), ...buttons, titles, styles])

// Signs that ICU messages are made of; what is left of a text without them is what a person reads.
const read = (text: string): string => text.replace(/\{\w+(, \w+)?\}/g, '').trim()
// Words that are the same in both languages, and names that are not translated.
const alike = {
  es: [
    'ms',
    '{n} ms',
    'PostgreSQL {version}',
    'Industrial',
    'No',
    'openapi.json',
    'CES',
    'NPS',
    'Neutral',
    'Kit',
    'Marketing',
    'SSID',
    'PIN',
    'PDF',
    'n =',
    'Material',
    'Exterior',
    'Color',
    'Hub',
    'Hubs',
    'Roles',
  ],
  fr: [
    '{n, plural, one {# photo} other {# photos}}, {size}',
    'Plan',
    'Maintenance',
    'Image',
    'Option {n}',
    'Surface',
    'Index',
    '{n, plural, one {# option} other {# options}}',
    'Codes',
    'Photo',
    'Questions',
    'Notes',
    'Hub',
    'Hubs',
    'Version',
    'Versions',
    'Version {n}, {date}',
    '{n, plural, one {# question} other {# questions}}',
    'ms',
    '{n} ms',
    'PostgreSQL {version}',
    'Logo',
    'Logos',
    'Contact',
    'Contacts',
    'Canada',
    'Multiple',
    'openapi.json',
    'Permission',
    'Type',
    'Date',
    'CES',
    'NPS',
    'Sentiment',
    'Kit',
    'Scans',
    'Marketing',
    'Code',
    'Inspection',
    'Style',
    'SSID',
    'Sessions',
    'PIN',
    'PDF',
    'n =',
    'Mentions',
    'Page',
    'Actions',
    'OK',
    'Note',
    '{n, plural, one {# note} other {# notes}}',
    '{n, plural, one {# scan} other {# scans}}',
    '{n, plural, one {# code} other {# codes}}',
    'Inspections',
    'Orientation',
    'Portrait',
    'Photos',
    'Mobile',
    'Urgent',
    'Effort (CES)',
    '{word}, {n, plural, one {# mention} other {# mentions}}, {sentiment}',
  ],
} as const
const isAlike = (text: string, language: 'es' | 'fr'): boolean => {
  const known: readonly string[] = alike[language]
  return !/\p{L}/u.test(read(text)) || known.includes(text) || known.includes(read(text))
}

// The English that is shown: of the lists, of pages and of the menu. Permissions read as their keys.
const english = [
  ...lists
    .filter(([file]) => !file.endsWith('permissionWords.ts'))
    .flatMap(([file, words]) => Object.entries(flat(words.en)).map(([key, text]) => [`${file} ${key}`, text] as const)),
  ...routes.map(one => [one.path, typeof one.title === 'string' ? one.title : one.title.en] as const),
  ...menuRows.map(one => ['menu', typeof one.label === 'string' ? one.label : one.label.en] as const),
]
// A choice whose text is the value that is stored reads as the specification writes it.
const isStored = (key: string, text: string): boolean => key.endsWith(`.${text}`)
const ordered = names.toSorted((a, b) => b.length - a.length).map(name => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const named = new RegExp(`(?<!\\p{L})(${ordered.join('|')})(?!\\p{L})`, 'gu')
/** Words with a capital that neither begin a sentence, nor are names or abbreviations. */
const capitalsInside = (text: string): string[] =>
  text
    .replaceAll(/\{\w+(, (number|date|time))?\}/g, 'x')
    .replaceAll(named, 'x')
    .split(/[.?!:…{}"“\n]/)
    .flatMap(sentence => sentence.replace(/^\P{L}*[\p{L}'’-]+/u, '').match(/(?<![\p{L}’'])\p{Lu}\p{Ll}[\p{L}-]*/gu) ?? [])

/** Names of the arguments of a compiled text: a part of it is a text, or a list that begins with a name and may hold texts by case. */
const listArguments = (compiled: unknown): string[] => {
  if (!Array.isArray(compiled)) return []
  return compiled.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return []
    const [name, , cases] = part as unknown[]
    const texts = typeof cases === 'object' && cases !== null ? Object.values(cases) : []
    return [String(name), ...texts.flatMap(listArguments)]
  })
}

describe('the words of the interface', () => {
  it('are found in every feature', () => {
    expect(lists.length).toBeGreaterThanOrEqual(17)
  })

  it.each(lists)('of %s have the same keys in each language, none of them empty', (_file, words) => {
    const keys = Object.keys(flat(words.en)).toSorted()
    for (const language of ['es', 'fr'] as const) expect(Object.keys(flat(words[language])).toSorted()).toEqual(keys)
    for (const language of languages) for (const [key, text] of Object.entries(flat(words[language]))) expect(text.trim(), key).not.toBe('')
  })

  it.each(lists)('of %s take the same arguments in each language', (_file, words) => {
    const argumentsOf = (text: string) => [...new Set(listArguments(compile(text)))].toSorted()
    const english = flat(words.en)
    for (const language of ['es', 'fr'] as const)
      for (const [key, text] of Object.entries(flat(words[language])))
        expect(argumentsOf(text), key).toEqual(argumentsOf(english[key] ?? ''))
  })

  it.each(lists)('of %s are translated, but for words that are alike', (_file, words) => {
    const english = flat(words.en)
    for (const language of ['es', 'fr'] as const) {
      const same = Object.entries(flat(words[language])).filter(([key, text]) => text === english[key] && !isAlike(text, language))
      expect(same, language).toEqual([])
    }
  })

  it('has no word in its list of like words that is no longer alike', () => {
    for (const language of ['es', 'fr'] as const) {
      const same = lists.flatMap(([, words]) => {
        const english = flat(words.en)
        return Object.entries(flat(words[language]))
          .filter(([key, text]) => text === english[key])
          .flatMap(([, text]) => [text, read(text)])
      })
      for (const word of alike[language]) expect(same, `${language}: ${word}`).toContain(word)
    }
  })

  it('of English are American, and shout only where the specification does or names a thing', () => {
    const named = [
      'EDIT',
      'VIEW',
      'IMPORT',
      'SAVE',
      'EMAIL',
      'COPY',
      'HVAC',
      'HTML',
      'SMTP',
      'SSID',
      'XLSX',
      'JSON',
      'CSAT',
      'WCAG',
      'CREATE',
      'ROUND',
    ]
    const voice = lists.flatMap(([file, words]) => Object.entries(flat(words.en)).map(([key, text]) => `${file} ${key}: ${read(text)}`))
    expect(voice.filter(text => /: .*(e-mail|colour|favourite|centre\b|organis|labour|metre)/i.test(text))).toEqual([])
    const shouting = (text: string) =>
      (
        text
          .split(': ')
          .slice(1)
          .join(': ')
          .match(/(?<![\p{L}_])\p{Lu}{4,}(?![\p{L}_])/gu) ?? []
      ).filter(word => !named.includes(word))
    expect(voice.filter(text => shouting(text).length > 0)).toEqual([])
  })

  it('of English stand in sentence case, but for labels of the specification, the fields beside them, and names', () => {
    const kept = new Set([...specificationLabels, ...beside])
    const titled = english.filter(([key, text]) => !kept.has(text) && !isStored(key, text) && capitalsInside(text).length > 0)
    expect(titled).toEqual([])
  })

  it('has no capitals in its lists that no text needs', () => {
    const texts = english.map(([, text]) => text)
    for (const text of [...specificationLabels, ...beside]) expect(texts, text).toContain(text)
    for (const name of names) expect(texts.join('\n'), name).toContain(name)
  })

  it('name pages and menu items in each language', () => {
    for (const text of [...routes.map(one => one.title), ...menuRows.map(one => one.label), ...menuGroups.map(one => one.label)])
      for (const language of languages) expect((typeof text === 'string' ? text : text[language]).trim()).not.toBe('')
  })
})
