import sanitize from 'sanitize-html'
import { richSchemes, richTags } from '../core/html.ts'

/** Rich text as it may be stored and mailed: the elements of `richTags`, links to https and mailto only, no style, no script. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...richTags],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: [...richSchemes],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }) },
  })
