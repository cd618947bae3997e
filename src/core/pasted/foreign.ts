import { type Piece, type PieceElement, styleOf } from './marks.ts'

type Heading = 'h1' | 'h2' | 'h3' | 'h4'

/** The heading that a block is: by its tag, by Word's class, by the role that Word for the web gives it. */
export const headingOf = (piece: PieceElement): Heading | undefined => {
  const { tag, attributes } = piece
  const named = /^h([1-6])$/.exec(tag)?.[1] ?? /\bMsoHeading(\d)\b/i.exec(attributes.class ?? '')?.[1]
  if (named) return headingAt(Number(named))
  if (attributes.role === 'heading') return headingAt(Number(attributes['aria-level'] ?? 2))
  if (/\bMsoTitle\b/i.test(attributes.class ?? '')) return 'h1'
  return /\bMsoSubtitle\b/i.test(attributes.class ?? '') ? 'h2' : undefined
}

const headingAt = (level: number): Heading => (['h1', 'h2', 'h3', 'h4'] as const)[Math.min(4, Math.max(1, level || 2)) - 1] ?? 'h4'

/** Whether a kind of block is a heading. */
export const nameOf = (kind: string): 'heading' | 'other' => (/^h[1-4]$/.test(kind) ? 'heading' : 'other')

/** The bullet or number that Word writes as text before the text of an item. */
export const isMarker = (piece: PieceElement): boolean => styleOf(piece)['mso-list'] === 'ignore'

type Listed = { piece: PieceElement; level: number; ordered: boolean }

/** A paragraph that is an item of a list in Word: `mso-list:l0 level2 lfo1`, or a list paragraph whose text begins with a bullet. */
export const listParagraphOf = (piece: PieceElement): Listed | undefined => {
  const level = /\blevel(\d+)\b/.exec(styleOf(piece)['mso-list'] ?? '')?.[1]
  if (!level && !/\bMsoListParagraph/i.test(piece.attributes.class ?? '')) return undefined
  const marker = markerIn(piece)
  if (level) return { piece, level: Number(level), ordered: isNumber(marker ?? '') }
  if (marker !== undefined) return { piece, level: 1, ordered: isNumber(marker) }
  const typed = typedMarker.exec(textIn(piece))?.[0]
  return typed ? { piece: withoutStart(piece, typed.length), level: 1, ordered: isNumber(typed) } : undefined
}

/** "1.", "a)", "iv." are numbers; "o" is the round bullet of Word's second level. */
const isNumber = (marker: string): boolean => /^\(?([0-9]+|[a-z]|[ivxlcdm]+)[.)]/i.test(marker.trim())

const typedMarker = /^\s*(?:[·•§▪◦‣–-]|\(?(?:\d{1,3}|[a-z])[.)])[\s\u00a0]+/

const markerIn = (piece: Piece): string | undefined => {
  if (typeof piece === 'string') return undefined
  if (isMarker(piece)) return textIn(piece)
  for (const child of piece.children) {
    const found = markerIn(child)
    if (found !== undefined) return found
  }
  return undefined
}

const textIn = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.children.map(textIn).join(''))

/** The piece without its first `length` signs of text. */
const withoutStart = (piece: PieceElement, length: number): PieceElement => {
  let left = length
  const cut = (one: Piece): Piece => {
    if (typeof one !== 'string') return { ...one, children: one.children.map(cut) }
    const rest = one.slice(left)
    left -= one.length - rest.length
    return rest
  }
  return { ...piece, children: piece.children.map(cut) }
}
