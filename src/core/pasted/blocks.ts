import { richPicture } from '../html.ts'
import { headingOf, isMarker, listParagraphOf, nameOf } from './foreign.ts'
import { type Marks, marksIn, type Piece, type PieceElement, plain } from './marks.ts'

/** A line break inside a block, as a sign of its text. */
export const lineBreak = '\u2028'
/** What stands between the cells of a row: rich text has no tables. */
export const cellMark = ' | '

export type Run = { text: string; marks: Marks }
export type Block = {
  kind: 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'item' | 'row' | 'hr' | 'picture'
  /** Of an item: how deep, from 1, and whether it is numbered. */
  level: number
  ordered: boolean
  quoted: boolean
  runs: Run[]
  attributes: Readonly<Record<string, string>>
}

type Where = Pick<Block, 'kind' | 'quoted' | 'ordered'> & { marks: Marks; depth: number; pre: boolean; into?: Block | undefined }
type Out = { blocks: Block[]; open: Block | undefined }

/** The blocks of foreign HTML in order: paragraphs, headings, items of lists, rows of tables. */
export const blocksOf = (pieces: readonly Piece[]): Block[] => {
  const out: Out = { blocks: [], open: undefined }
  const where: Where = { kind: 'p', quoted: false, ordered: false, marks: plain, depth: 0, pre: false }
  for (const piece of pieces) read(out, piece, where)
  return out.blocks
}

const unread = new Set(
  'head title style script noscript template xml meta link iframe object embed svg math select textarea button input audio video canvas'.split(
    ' ',
  ),
)
const blockTags = new Set(
  `p div h1 h2 h3 h4 h5 h6 pre blockquote section article header footer main aside nav address figure figcaption dl dt dd center form fieldset details summary body html`.split(
    /\s+/,
  ),
)

const read = (out: Out, piece: Piece, where: Where): void => {
  if (typeof piece === 'string')
    return write(out, where.pre ? piece.replaceAll(/\r?\n/g, lineBreak) : piece.replaceAll(/[\t\n\r\f ]+/g, ' '), where)
  const { tag } = piece
  if (unread.has(tag) || isMarker(piece)) return
  if (tag === 'br') return write(out, lineBreak, where)
  if (tag === 'hr' || tag === 'img') return readAlone(out, piece, where)
  if (tag === 'table') return readTable(out, piece, where)
  if (tag === 'ul' || tag === 'ol') return readList(out, piece, where)
  if (tag === 'li') return readItem(out, piece, where, where.depth || 1, where.ordered)
  if (blockTags.has(tag)) return readBlock(out, piece, where)
  readAll(out, piece, { ...where, marks: marksIn(piece, where.marks) })
}

const readAll = (out: Out, { children }: PieceElement, where: Where): void => {
  for (const child of children) read(out, child, where)
}

const readBlock = (out: Out, piece: PieceElement, where: Where): void => {
  const inside = {
    ...where,
    marks: marksIn(piece, where.marks),
    pre: where.pre || piece.tag === 'pre',
    quoted: where.quoted || piece.tag === 'blockquote',
  }
  if (where.into) {
    startLine(where.into)
    readAll(out, piece, inside)
    startLine(where.into)
    return
  }
  const listed = listParagraphOf(piece)
  if (listed) return readItem(out, listed.piece, where, listed.level, listed.ordered)
  out.open = undefined
  readAll(out, piece, { ...inside, kind: headingOf(piece) ?? where.kind })
  out.open = undefined
}

const readList = (out: Out, piece: PieceElement, where: Where): void => {
  if (where.into?.kind === 'row') return readBlock(out, piece, where)
  out.open = undefined
  const inside = { ...where, depth: where.depth + 1, ordered: piece.tag === 'ol', into: undefined }
  for (const child of piece.children) if (typeof child !== 'string') read(out, child, inside)
  out.open = undefined
}

const readItem = (out: Out, piece: PieceElement, where: Where, depth: number, ordered: boolean): void => {
  if (where.into?.kind === 'row') return readBlock(out, piece, where)
  const level = Number(piece.attributes['aria-level'] ?? piece.attributes['data-aria-level']) || depth
  const item = addBlock(out, { ...where, kind: 'item', ordered }, Math.max(level, depth))
  readAll(out, piece, { ...where, marks: marksIn(piece, where.marks), depth: Math.max(level, depth), into: item })
}

const readAlone = (out: Out, { tag, attributes }: PieceElement, where: Where): void => {
  if (tag === 'hr') addBlock(out, { ...where, kind: 'hr' })
  else if (richPicture.test(attributes.src ?? '')) addBlock(out, { ...where, kind: 'picture' }).attributes = attributes
}

/** A row of several cells becomes a line with marks between them; one of a single cell was there for the layout. */
const readTable = (out: Out, table: PieceElement, where: Where): void => {
  for (const cells of rowsOf(table)) {
    const [only, ...others] = cells
    if (where.into) {
      startLine(where.into)
      readCells(out, cells, where, where.into)
      startLine(where.into)
    } else if (only && others.length === 0) readBlock(out, { ...only, tag: 'div' }, where)
    else readCells(out, cells, where, addBlock(out, { ...where, kind: 'row' }))
  }
}

const readCells = (out: Out, cells: readonly PieceElement[], where: Where, into: Block): void => {
  for (const [at, cell] of cells.entries()) {
    if (at > 0) into.runs.push({ text: cellMark, marks: plain })
    readAll(out, cell, { ...where, marks: marksIn(cell, where.marks), into })
  }
}

const rowsOf = (piece: PieceElement): PieceElement[][] =>
  piece.children.flatMap(child => {
    if (typeof child === 'string' || child.tag === 'table') return []
    if (child.tag !== 'tr') return rowsOf(child)
    const cells = child.children.filter(one => typeof one !== 'string' && (one.tag === 'td' || one.tag === 'th')) as PieceElement[] // no texts are left
    return cells.length > 0 ? [cells] : []
  })

const addBlock = (out: Out, { kind, quoted, ordered }: Where, level = 0): Block => {
  const block: Block = { kind, quoted, ordered, level, runs: [], attributes: {} }
  out.blocks.push(block)
  out.open = undefined
  return block
}

const write = (out: Out, text: string, where: Where): void => {
  let block = where.into ?? out.open
  if (!block) {
    if (text.trim() === '') return
    block = addBlock(out, where)
    out.open = block
  }
  const marks = nameOf(block.kind) === 'heading' ? { ...where.marks, bold: false } : where.marks
  block.runs.push({ text, marks })
}

/** What follows in a block that cannot hold a paragraph stands on a line of its own. */
const startLine = ({ runs }: Block): void => {
  const last = runs.at(-1)
  if (last && last.text !== lineBreak && last.text !== cellMark) runs.push({ text: lineBreak, marks: plain })
}
