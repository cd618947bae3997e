import { Parser } from 'htmlparser2'
import sanitize from 'sanitize-html'
import { richPicture, richPictureAttributes, richSchemes, richTags } from '../core/html.ts'
import { isForeign, keepStructure } from '../core/pasted/html.ts'
import type { Piece, PieceElement } from '../core/pasted/marks.ts'

const rich = {
  allowedTags: [...richTags],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: [...richSchemes],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }) },
} satisfies sanitize.IOptions

const withPictures: sanitize.IOptions = {
  ...rich,
  allowedTags: [...richTags, 'img'],
  allowedAttributes: { ...rich.allowedAttributes, img: [...richPictureAttributes] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !richPicture.test(attribs.src ?? ''),
}

/**
 * Rich text as it may be stored and mailed: the elements of `richTags`, links to https and mailto only, no style, no script; `pictures` of
 * our own where they may be. HTML of another program keeps its structure, as in the editor (`keepStructure`).
 */
export const cleanHtml = (html: string, { pictures = false } = {}): string =>
  sanitize(isForeign(html) ? structured(html) : html, pictures ? withPictures : rich)

/** No document is nested deeper; what is, is only cleaned. */
const mostNested = 200

const structured = (html: string): string => {
  const root: { children: Piece[] } = { children: [] }
  const open: { children: Piece[] }[] = [root]
  let deepest = 0
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const element: PieceElement & { children: Piece[] } = { tag, attributes, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
      deepest = Math.max(deepest, open.length)
    },
    ontext: text => open.at(-1)?.children.push(text),
    onclosetag: () => open.length > 1 && open.pop(),
  })
  parser.end(html)
  return deepest > mostNested ? html : keepStructure(root.children)
}
