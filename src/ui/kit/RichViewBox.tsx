import { useMemo } from 'react'
import { trustedHtml } from './cleanHtml.ts'

/** HTML that was cleaned when it was saved, and is cleaned again here: what is stored is not believed. */
export const RichViewBox = ({ html }: { html: string }) => {
  const clean = useMemo(() => trustedHtml(html), [html])
  return <div dangerouslySetInnerHTML={{ __html: clean }} />
}
