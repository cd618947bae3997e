import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { inUnicodeRange } from './ranges.ts'

/** Weights of the portal's typeface. */
export type Weight = 400 | 700

type Slice = { readonly font: string; readonly slice: string; readonly holds: (sign: number) => boolean }

const require = createRequire(import.meta.url)
/** Families in the order in which they are asked for a sign: the portal's own, then those of other scripts. */
const families = ['inter', ...['arabic', 'hebrew', 'devanagari', 'thai', 'sc', 'jp', 'kr'].map(script => `noto-sans-${script}`)]

// `wawoff2` has no types.
const decompress = (file: Uint8Array): Promise<Uint8Array> =>
  (require('wawoff2') as { decompress(file: Uint8Array): Promise<Uint8Array> }).decompress(file)

const folderOf = (font: string): string => path.dirname(require.resolve(`@fontsource-variable/${font}/package.json`))

let slices: readonly Slice[] | undefined
const listSlices = (): readonly Slice[] => {
  slices ??= families.flatMap(font => {
    const ranges: Record<string, string> = require(`${folderOf(font)}/unicode.json`)
    const all = Object.entries(ranges).map(([name, range]) => ({ font, slice: name.replace(/^\[|\]$/g, ''), holds: inUnicodeRange(range) }))
    return all.toSorted((a, b) => Number(b.slice === 'latin') - Number(a.slice === 'latin'))
  })
  return slices
}

const fonts = new Map<string, Promise<Font>>()
const openFont = ({ font, slice }: Slice, weight: Weight): Promise<Font> => {
  const key = `${font} ${slice} ${weight}`
  const known = fonts.get(key) ?? readFont(font, slice, weight)
  fonts.set(key, known)
  known.catch(() => fonts.delete(key))
  return known
}
const readFont = async (font: string, slice: string, weight: Weight): Promise<Font> => {
  const file = await readFile(path.join(folderOf(font), 'files', `${font}-${slice}-wght-normal.woff2`))
  const bytes = Uint8Array.from(await decompress(file))
  const opened = new Font(new Face(new Blob(bytes.buffer)))
  opened.setVariations([new Variation('wght', weight)])
  return opened
}

/** The font in which a sign is drawn; of one that no family has, that of the portal, which draws its box. */
export const fontFor = async (sign: number, weight: Weight): Promise<Font> => {
  const all = listSlices()
  const found = all.find(one => one.holds(sign)) ?? all[0]
  if (!found) throw new Error('there are no fonts')
  return openFont(found, weight)
}
