import DOMPurify from 'dompurify'
import { richTags } from '../../core/html.ts'

const rich = {
  ALLOWED_TAGS: [...richTags],
  ALLOWED_ATTR: ['href', 'target', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:https|mailto):/i,
}

/** Rich text's HTML with no more in it than rich text may have: what is stored or pasted is not believed. */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(html, rich)

/** The same as the browser takes it for an element's content; a string where the browser knows no Trusted Types. */
export const trustedHtml = (html: string): string | TrustedHTML => DOMPurify.sanitize(html, { ...rich, RETURN_TRUSTED_TYPE: true })
