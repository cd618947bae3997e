import { richSchemes } from '../html.ts'

/** A piece of HTML from elsewhere: text, or an element. Names of tags and attributes are in lower case. */
export type Piece = string | PieceElement
export type PieceElement = { tag: string; attributes: Readonly<Record<string, string>>; children: readonly Piece[] }

/** How a stretch of text looks, of what rich text knows. `href` is '' without a link. */
export type Marks = { bold: boolean; italic: boolean; underline: boolean; strike: boolean; code: boolean; href: string }
export const plain: Marks = { bold: false, italic: false, underline: false, strike: false, code: false, href: '' }

/** The inline style of an element: properties in lower case, values too. Word's own (`mso-list`) among them. */
export const styleOf = ({ attributes }: PieceElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (attributes.style ?? '').split(';').flatMap(part => {
      const at = part.indexOf(':')
      return at < 0
        ? []
        : [
            [
              part.slice(0, at).trim().toLowerCase(),
              part
                .slice(at + 1)
                .trim()
                .toLowerCase(),
            ] as const,
          ]
    }),
  )

/**
 * The marks inside an element: a style says more than a tag, so that the `<b style="font-weight:normal">` around all that Google Docs
 * copies makes nothing bold, and its `<span style="font-weight:700">` does.
 */
export const marksIn = (element: PieceElement, outside: Marks): Marks => {
  const { tag } = element
  const style = styleOf(element)
  const decoration = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`
  const href = (tag === 'a' && hrefOf(element)) || outside.href
  return {
    bold: weightOf(style) ?? (boldTags.has(tag) || outside.bold),
    italic: slantOf(style) ?? (italicTags.has(tag) || outside.italic),
    underline: href === '' && (tag === 'u' || tag === 'ins' || decoration.includes('underline') || outside.underline), // a link is underlined anyway
    strike: strikeTags.has(tag) || decoration.includes('line-through') || outside.strike,
    code: tag === 'code' || outside.code,
    href,
  }
}

const boldTags = new Set(['b', 'strong', 'th'])
const italicTags = new Set(['i', 'em', 'cite', 'dfn'])
const strikeTags = new Set(['s', 'strike', 'del'])

type Style = Readonly<Record<string, string>>

const weightOf = (style: Style): boolean | undefined => {
  const weight = style['font-weight'] ?? /\b(bold|bolder)\b/.exec(style.font ?? '')?.[1]
  if (!weight || weight === 'inherit') return undefined
  return weight.startsWith('bold') || Number(weight) >= 600
}

const slantOf = (style: Style): boolean | undefined => {
  const slant = style['font-style']
  return slant && slant !== 'inherit' ? /^(italic|oblique)/.test(slant) : undefined
}

/** Where a link leads that rich text may have; Google's detour by `google.com/url?q=` is left out. */
const hrefOf = ({ attributes }: PieceElement): string => {
  const href = attributes.href?.trim() ?? ''
  if (!richSchemes.some(scheme => href.toLowerCase().startsWith(`${scheme}:`))) return ''
  const detour = /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=(https[^&]*)/.exec(href)?.[1]
  return detour ? decoded(detour) : href
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
