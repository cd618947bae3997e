import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { richTags } from '../../core/html.ts'

/** HTML that was cleaned when it was saved, and is cleaned again here: what is stored is not believed. */
export const RichViewBox = ({ html }: { html: string }) => {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        ALLOWED_TAGS: [...richTags],
        ALLOWED_ATTR: ['href', 'target', 'rel'],
        ALLOWED_URI_REGEXP: /^(?:https|mailto):/i,
      }),
    [html],
  )
  return <div dangerouslySetInnerHTML={{ __html: clean }} />
}
