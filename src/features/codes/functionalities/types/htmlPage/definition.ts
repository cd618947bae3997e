import { multiline, z } from '../../../../../core/call.ts'
import { isEmptyPage } from '../../../../../core/html.ts'
import { messages } from '../../../../../core/problem.ts'
import { functionality } from '../../definition.ts'

/** Longest content: with the building's own header and footer the page stays within 30 kB. */
export const longestContent = 10_000

const Form = z.strictObject({ HtmlContent: multiline(longestContent) })
export type HtmlPageForm = z.output<typeof Form>

/** A page that the customer writes. */
export const htmlPage = functionality({
  type: 'HtmlPage',
  purpose: 'tell',
  Label: { en: 'HTML page', es: 'Página HTML', fr: 'Page HTML' },
  Purpose: {
    en: 'Shows a page that you write: headings, lists, links, pictures.',
    es: 'Muestra una página que usted escribe: títulos, listas, enlaces, imágenes.',
    fr: 'Montre une page que vous écrivez : titres, listes, liens, images.',
  },
  Caption: { en: 'Shows what you write', es: 'Muestra lo que usted escribe', fr: 'Montre ce que vous écrivez' },
  Icon: 'page',
  QrType: 'HtmlPage',
  form: Form,
  initial: { HtmlContent: '' },
  sample: {
    HtmlContent:
      '<h2>Welcome to the roof terrace</h2><p>Open from <strong>7 AM to 9 PM</strong>.</p><ul><li>No glass, please.</li><li>Grills are booked at the front desk.</li></ul>',
  },
  problems: ({ HtmlContent }) => (isEmptyPage(HtmlContent) ? [{ Field: 'HtmlContent', Message: messages.required }] : []),
  richTexts: ['HtmlContent'],
})
