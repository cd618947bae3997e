import DOMPurify from 'dompurify'
import { richPictureAttributes, richTags } from '../../core/html.ts'
import { isForeign, keepStructure } from '../../core/pasted/html.ts'
import type { Piece } from '../../core/pasted/marks.ts'
import { cleanHtml } from './cleanHtml.ts'

// What tells the structure of foreign HTML, read from a tree that is never shown.
const read = {
  ADD_TAGS: [...richTags, 'google-sheets-html-origin'],
  ALLOWED_ATTR: ['href', 'style', 'class', 'role', 'aria-level', 'data-aria-level', ...richPictureAttributes],
  FORBID_TAGS: ['style', 'title'],
  RETURN_DOM_FRAGMENT: true as const,
}

/** What is pasted, cleaned, with the structure that it had where it was copied. A piece of an editor here comes as it went. */
export const pastedHtml = (html: string): string =>
  html.includes('data-pm-slice') || !isForeign(html) ? html : cleanHtml(keepStructure(piecesOf(DOMPurify.sanitize(html, read))))

const piecesOf = (node: Node): Piece[] =>
  [...node.childNodes].flatMap((child): Piece[] => {
    if (child instanceof Element) return [{ tag: child.localName, attributes: attributesOf(child), children: piecesOf(child) }]
    return child.nodeType === Node.TEXT_NODE ? [child.nodeValue ?? ''] : []
  })

const attributesOf = (element: Element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value]))
