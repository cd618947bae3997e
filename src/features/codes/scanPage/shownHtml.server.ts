import { isEmptyHtml } from '../../../core/html.ts'
import { cleanHtml } from '../../../platform/html.ts'

/** Stored rich text as a scan page shows it, cleaned again; '' for none. A page has one h1, its own: written headings stand below it. */
export const shownHtml = (html: string | undefined): string =>
  isEmptyHtml(html) ? '' : cleanHtml(html ?? '').replaceAll(/<(\/?)h[12]>/g, '<$1h2>')
