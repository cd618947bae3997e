import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MessageWords } from '../../core/words.ts'
import { lostChunk } from '../../ui/chunks.ts'
import { translate } from './messages.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sources = globSync('src/{core,platform,ui,features}/**/*.{ts,tsx}', { cwd: root })
  .filter(file => !/\.test\.tsx?$|\/gallery\//.test(file))
  .toSorted()
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const load = async (file: string): Promise<[name: string, value: unknown][]> => Object.entries(await import(path.join(root, file)))

const lists = await Promise.all(
  sources
    .filter(file => /[mM]essageWords\.ts$/.test(file))
    .map(async file => (await load(file)).map(([, words]) => [file, words as MessageWords] as const)), // the file holds nothing else
).then(found => found.flat())

/** Messages that a file exports: texts, catalogs of texts, and refusals with theirs. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value)).flatMap(one =>
        typeof one === 'string' ? one : 'message' in Object(one) ? textsIn(Object(one).message) : [],
      )
const exported = await Promise.all(
  sources
    .filter(file => /^export const \w*([mM]essages?|[hH]ints|[rR]efusals|Successes)\b/m.test(textOf(file)))
    .map(async file =>
      (await load(file))
        .filter(([name]) => /([mM]essages?|[hH]ints|[rR]efusals|Successes)$/.test(name))
        .flatMap(([, value]) => textsIn(value))
        .map(message => [file, message] as const),
    ),
).then(found => found.flat())

/** Sentences written where they are said: refusals, problems of a field, toasts, successes of writes. */
const said =
  /(?:new Refusal\('[\w.]+', |Message: |\b(?:wrong|refused)\([^'\n]*'[^'\n]*', |toast\.(?:success|error)\(|\bdone: )(?:'((?:[^'\\\n])+)'|`([^`\n]+)`)/g
const written = sources
  .filter(file => !/[wW]ords\.ts$/.test(file))
  .flatMap(file => [...textOf(file).matchAll(said)].map(([, plain, open]) => [file, plain ?? open ?? ''] as const))
  .filter(([, message]) => /\p{Lu}.*\p{Ll}/u.test(message))

const untranslated = (message: string): boolean => (['es', 'fr'] as const).some(language => translate(message, language) === message)

describe('messages that travel in English', () => {
  it('are found: those of core, of the interface, of features, and where they are said', () => {
    expect(lists.length).toBeGreaterThanOrEqual(15)
    expect(exported.length).toBeGreaterThanOrEqual(100)
    expect(written.length).toBeGreaterThanOrEqual(25)
  })

  it.each([...exported, ...written])('%s: "%s" is known in Spanish and French', (_file, message) => {
    expect(untranslated(message)).toBe(false)
  })

  it('are told apart from those that nobody has translated', () => {
    expect(untranslated('The lift is at lunch.')).toBe(true)
    expect([...`throw new Refusal('sys.obj.cfl', 'The lift is at lunch.')`.matchAll(said)].map(([, plain]) => plain)).toEqual([
      'The lift is at lunch.',
    ])
  })

  it('of a lost part of the portal are known too', () => {
    const lost = [
      new Error('Loading chunk failed'),
      new TypeError('Importing a module script failed.'),
      new Error('Unable to preload CSS for /a.css'),
    ]
    for (const error of lost) expect(untranslated(lostChunk(error)?.message ?? '')).toBe(false)
    expect(translate('Loading chunk PropertyList failed', 'es')).toBe('No se ha podido cargar una parte de la página')
  })

  it.each(lists)('of %s are all translated by the app, with the same parts that vary, in words of their own', (_file, words) => {
    const parts = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
    for (const [english, { es, fr }] of Object.entries(words)) {
      expect(english).not.toMatch(/e-mail|colour/i)
      for (const [language, text] of [
        ['es', es],
        ['fr', fr],
      ] as const) {
        expect(text.trim(), english).not.toBe('')
        expect(text, english).not.toBe(english)
        const whole = parts(english)
        expect(
          parts(text).filter(name => !whole.includes(name)),
          english,
        ).toEqual([])
        expect(translate(english, language), english).toBe(text)
      }
    }
  })
})
