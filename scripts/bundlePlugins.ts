import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import subset from 'subset-font'
import type { Plugin } from 'vite'

// The characters of the latin face's unicode-range in ui/kit/fonts.css.
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const
const latin = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
  .join('')

/** The weights that the portal uses (400 to 700) of the variable typeface: 29 instead of 48 kB at every first visit. */
export const lighterFont = (): Plugin => ({
  name: 'lighter-font',
  apply: 'build',
  generateBundle: async (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/inter-latin-wght.*\.woff2$/.test(file.fileName)) continue
      const options = { targetFormat: 'woff2' as const, variationAxes: { wght: { min: 400, max: 700 } } }
      const font = Buffer.from(file.source as Uint8Array) // fonts are emitted as bytes
      file.source = await subset(font, latin, options)
    }
  },
})

type Catalog = { readonly [key: string]: string | Catalog }
const readCatalog = (catalog: Catalog): object =>
  Object.fromEntries(Object.entries(catalog).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : readCatalog(text)]))

const linesOf = (exported: Readonly<Record<string, object>>): string =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** The sentences of `record.ts` about who did what, as literals: each names `{who}`. */
const deedText = /'((?:[^'\\\n]|\\.)*\{who\}(?:[^'\\\n]|\\.)*)'/g

/** ICU messages are read while building: the browser gets what fills them in, without their parser (1 instead of 10 kB). */
export const readMessages = (): Plugin => ({
  name: 'read-messages',
  apply: 'build',
  enforce: 'pre',
  resolveId(id) {
    return id === 'use-intl/format-message' ? this.resolve('use-intl/format-message/format-only') : null
  },
  async transform(code, id) {
    if (id.endsWith('/record.ts')) {
      const compiled = code.replace(deedText, (_, text: string) => JSON.stringify(compile(text)))
      if (compiled.includes('{who}')) this.error(`${id}: a sentence with {who} stands in single quotes, on one line`)
      return { code: compiled, map: null }
    }
    if (!/^export const \w+ = (defineWords|translateMessages)\(/m.test(code)) return null
    const exported: Record<string, Catalog> = await import(pathToFileURL(id).href)
    if (/[mM]essageWords\.ts$/.test(id)) return { code: linesOf(exported), map: null }
    const other = Object.keys(exported).filter(name => !Object.hasOwn(exported[name] ?? {}, 'en'))
    if (other.length > 0) this.error(`${id} holds words: what else it exports (${other.join()}) belongs into a file of its own`)
    return { code: linesOf(Object.fromEntries(Object.entries(exported).map(([name, words]) => [name, readCatalog(words)]))), map: null }
  },
})

/** What an entrance says to a browser without JavaScript, in place of `<!--noscript-->`: the way to the pages that need none. */
export const sayWithoutScript = (): Plugin => ({
  name: 'say-without-script',
  transformIndexHtml: html =>
    html.replace('<!--noscript-->', readFileSync(path.resolve(import.meta.dirname, '../src/app/noscript.html'), 'utf8')),
})
