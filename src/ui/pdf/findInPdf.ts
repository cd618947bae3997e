import { foldText } from '../../core/fold.ts'
import type { OpenedPdf } from './pdfFiles.ts'

/** How often each page holds a text, by its number from 1; pages without it are left out. Texts are compared as every search does. */
export type PdfHits = ReadonlyMap<number, number>

/** Reads the pages one after another, so that a long file does not stop the page around it; ends where the signal says so. */
export const findInPdf = async (opened: OpenedPdf, text: string, signal: AbortSignal): Promise<PdfHits> => {
  const wanted = foldText(text)
  const hits = new Map<number, number>()
  if (wanted === '') return hits
  for (let page = 1; page <= opened.numPages && !signal.aborted; page++) {
    const { items } = await (await opened.getPage(page)).getTextContent()
    const whole = foldText(items.map(item => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''))
    const count = whole.split(wanted).length - 1
    if (count > 0) hits.set(page, count)
  }
  return hits
}

const highlight = 'pdf-hit'

/** Marks the text in the layer of a page, where the browser can (Custom Highlight API); nothing is put into the page. */
export const markHits = (layer: HTMLElement, text: string): void => {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(highlight)
  const wanted = foldText(text)
  if (wanted === '') return
  const ranges = [...textNodesIn(layer)].flatMap(node => (foldText(node.data).includes(wanted) ? [rangeIn(node, wanted)] : []))
  if (ranges.length > 0) CSS.highlights.set(highlight, new Highlight(...ranges))
}

function* textNodesIn(layer: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) yield node
}

/** The hit itself where folding keeps each letter's place, else the whole line. */
const rangeIn = (node: Text, wanted: string): Range => {
  const range = document.createRange()
  const folded = foldText(node.data)
  const at = folded.length === node.data.length ? folded.indexOf(wanted) : -1
  range.setStart(node, Math.max(at, 0))
  range.setEnd(node, at < 0 ? node.data.length : at + wanted.length)
  return range
}
