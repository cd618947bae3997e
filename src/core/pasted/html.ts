import { richPictureAttributes } from '../html.ts'
import { type Block, blocksOf, cellMark, lineBreak, type Run } from './blocks.ts'
import type { Marks, Piece } from './marks.ts'

/**
 * Foreign HTML (of Google Docs, Word, Outlook, Excel, Apple Notes, a page) as rich text's own: headings, nested lists, links, bold only
 * where it looks bold, the cells of a table apart. It makes rich text's elements only and escapes all text; what may stay is still
 * decided by who cleans it.
 */
export const keepStructure = (pieces: readonly Piece[]): string => {
  const blocks = blocksOf(pieces)
    .map(block => ({ ...block, runs: tidied(block) }))
    .filter(({ kind, runs }) => runs.length > 0 || kind === 'hr' || kind === 'picture')
  return parted(blocks, ({ quoted }) => quoted)
    .map(part => (part[0]?.quoted ? `<blockquote>${written(part)}</blockquote>` : written(part)))
    .join('')
}

/** Whether HTML may be of another program: the editor's own has no such elements and no style. */
export const isForeign = (html: string): boolean => /<(?:table|div|span|font|b\s)|\sstyle\s*=|\bMso[A-Z]/i.test(html)

const written = (blocks: readonly Block[]): string =>
  parted(blocks, ({ kind }) => kind === 'item')
    .map(part => (part[0]?.kind === 'item' ? listsOf(part) : part.map(writtenBlock).join('')))
    .join('')

/** Runs of neighbours that are alike. */
const parted = (blocks: readonly Block[], by: (block: Block) => boolean): Block[][] => {
  const parts: Block[][] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (last?.[0] && by(last[0]) === by(block)) last.push(block)
    else parts.push([block])
  }
  return parts
}

const writtenBlock = ({ kind, runs, attributes }: Block): string => {
  if (kind === 'hr') return '<hr>'
  if (kind === 'picture')
    return `<img${richPictureAttributes.map(name => (attributes[name] ? ` ${name}="${escaped(attributes[name])}"` : '')).join('')}>`
  const tag = kind === 'row' || kind === 'item' ? 'p' : kind
  return `<${tag}>${inlineOf(runs)}</${tag}>`
}

/** Items as lists in lists: one that is deeper than the item before stands in it. */
const listsOf = (items: readonly Block[]): string => {
  let html = ''
  for (let at = 0; at < items.length; ) {
    const list = listAt(items, at)
    html += list.html
    at = list.next
  }
  return html
}

const listAt = (items: readonly Block[], start: number): { html: string; next: number } => {
  const level = items[start]?.level ?? 1
  const ordered = items[start]?.ordered === true
  let html = ''
  let at = start
  for (let item = items[at]; item && item.level === level && item.ordered === ordered; item = items[at]) {
    let inside = writtenBlock(item)
    at++
    while ((items[at]?.level ?? 0) > level) {
      const deeper = listAt(items, at)
      inside += deeper.html
      at = deeper.next
    }
    html += `<li>${inside}</li>`
  }
  const tag = ordered ? 'ol' : 'ul'
  return { html: `<${tag}>${html}</${tag}>`, next: at }
}

/** The runs of a block: blanks once, none at its ends and beside breaks; a row without a text is nothing, and ends with its last cell. */
const tidied = ({ kind, runs }: Block): Run[] => {
  const tidy: Run[] = []
  let before = lineBreak
  for (const { text, marks } of kind === 'row' ? runs.map(asCell) : runs) {
    const once = text.replaceAll(/[ \u00a0]{2,}|^\u00a0|\u00a0$/g, ' ').replaceAll(/ *\u2028 */g, lineBreak)
    const kept = /[ \u2028]$/.test(before) ? once.replace(/^ +/, '') : once
    if (kept === '') continue
    tidy.push({ text: kept, marks })
    before = kept
  }
  while (tidy.length > 0) {
    const last = tidy.pop()
    const text = last?.text.replace(/[\s|]+$/, end => (kind === 'row' ? '' : end.replace(/[\s]+$/, ''))) ?? ''
    if (last && text !== '') {
      tidy.push({ ...last, text })
      break
    }
  }
  const start = tidy[0]
  if (start) start.text = start.text.replace(/^\s+/, '')
  return tidy.some(({ text }) => text.replaceAll(/[\s|]/g, '') !== '') ? tidy.filter(({ text }) => text !== '') : []
}

const asCell = ({ text, marks }: Run): Run => ({ marks, text: text === cellMark ? text : text.replaceAll(lineBreak, ' ') })

const inlineOf = (runs: readonly Run[]): string => {
  let html = ''
  for (let at = 0; at < runs.length; ) {
    const href = runs[at]?.marks.href ?? ''
    let end = at
    while (end < runs.length && runs[end]?.marks.href === href) end++
    const inside = markedUp(runs.slice(at, end))
    html += href ? `<a href="${escaped(href)}">${inside}</a>` : inside
    at = end
  }
  return html
}

const tags = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['code', 'code'],
] as const satisfies readonly (readonly [keyof Marks, string])[]

/** Neighbours with the same marks stand in the same elements. */
const markedUp = (runs: readonly Run[], [next, ...others]: readonly (typeof tags)[number][] = tags): string => {
  if (!next) return runs.map(({ text }) => escaped(text).replaceAll(lineBreak, '<br>')).join('')
  const [mark, tag] = next
  let html = ''
  for (let at = 0; at < runs.length; ) {
    const on = runs[at]?.marks[mark] === true
    let end = at
    while (end < runs.length && (runs[end]?.marks[mark] === true) === on) end++
    const inside = markedUp(runs.slice(at, end), others)
    html += on ? `<${tag}>${inside}</${tag}>` : inside
    at = end
  }
  return html
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
