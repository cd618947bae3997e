import sanitize from 'sanitize-html'
import { richPicture, richPictureAttributes, richSchemes, richTags } from '../core/html.ts'

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

/** Rich text as it may be stored and mailed: the elements of `richTags`, links to https and mailto only, no style, no script; `pictures` of our own where they may be. */
export const cleanHtml = (html: string, { pictures = false } = {}): string => sanitize(html, pictures ? withPictures : rich)
