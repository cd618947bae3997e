import { isEmptyPage } from '../../../core/html.ts'
import { cleanHtml } from '../../../platform/html.ts'

/** Stored rich text as a scan page shows it, cleaned again; '' for none. A page has one h1, its own: written headings stand below it. */
export const shownHtml = (html: string | undefined, { pictures = false } = {}): string => {
  const clean = cleanHtml(html ?? '', { pictures })
  if (isEmptyPage(clean)) return ''
  return clean.replaceAll('<img ', '<img loading="lazy" ').replaceAll(/<(\/?)h[12]>/g, '<$1h2>')
}
