type Ranges = Readonly<Record<string, string>>

// Vite wants the patterns spelled out.
const files = import.meta.glob<string>(
  '/node_modules/@fontsource-variable/noto-{emoji,sans-arabic,sans-devanagari,sans-hebrew,sans-jp,sans-kr,sans-sc,sans-thai}/files/*-wght-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)
const ranges = import.meta.glob<Ranges>(
  '/node_modules/@fontsource-variable/noto-{emoji,sans-arabic,sans-devanagari,sans-hebrew,sans-jp,sans-kr,sans-sc,sans-thai}/unicode.json',
  { import: 'default', eager: true },
)

/** The families of `sheet.module.css` with their packages. */
const families = [
  { name: 'Paper Emoji', font: 'noto-emoji' }, // in one colour: Chromium leaves a hole for the glyphs of Noto Color Emoji
  ...['sc', 'jp', 'kr', 'thai', 'arabic', 'hebrew', 'devanagari'].map(one => ({ name: `Paper ${one}`, font: `noto-sans-${one}` })),
]

/**
 * Makes letters known that the portal's own typeface lacks: of each family the slices that hold some of `signs`. The browser then loads those
 * that it draws.
 */
export const addLetters = (signs: readonly number[]): void => {
  for (const { name, font } of families) {
    const folder = `/node_modules/@fontsource-variable/${font}`
    for (const [slice, unicodeRange] of Object.entries(ranges[`${folder}/unicode.json`] ?? {})) {
      const address = files[`${folder}/files/${font}-${slice.replace(/^\[|\]$/g, '')}-wght-normal.woff2`]
      if (!address || !holdsSome(unicodeRange, signs)) continue
      document.fonts.add(new FontFace(name, `url(${address}) format('woff2')`, { unicodeRange, weight: '100 900', display: 'block' }))
    }
  }
}

const holdsSome = (unicodeRange: string, signs: readonly number[]): boolean =>
  unicodeRange.split(',').some(part => {
    const [first = 0, last = first] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map(hex => Number.parseInt(hex, 16))
    return signs.some(sign => sign >= first && sign <= last)
  })
