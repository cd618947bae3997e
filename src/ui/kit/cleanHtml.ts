import DOMPurify from 'dompurify'
import { richPicture, richPictureAttributes, richTags } from '../../core/html.ts'

const rich = {
  ALLOWED_TAGS: [...richTags, 'img'],
  ALLOWED_ATTR: ['href', 'target', 'rel', ...richPictureAttributes],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/files\/)/i,
}
// A picture is a file of ours; where rich text has none at all, the server takes it out.
DOMPurify.addHook('afterSanitizeAttributes', node => {
  if (node.nodeName === 'IMG' && !richPicture.test(node.getAttribute('src') ?? '')) node.remove()
})

/** Rich text's HTML with no more in it than rich text may have: what is stored or pasted is not believed. */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(html, rich)

/** The same as the browser takes it for an element's content; a string where the browser knows no Trusted Types. */
export const trustedHtml = (html: string): string | TrustedHTML => DOMPurify.sanitize(html, { ...rich, RETURN_TRUSTED_TYPE: true })
