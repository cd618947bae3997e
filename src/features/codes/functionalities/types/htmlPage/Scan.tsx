import type { ScanProps } from '../../../scanPage/model.ts'
import type { HtmlPageContent } from './model.ts'

/** What the customer has written. Its name stands in the page's head already; here it is for those who hear the page. */
export const Scan = ({ content: { heading, html } }: ScanProps<HtmlPageContent>) => (
  <>
    <h1 className="seldom">{heading}</h1>
    {/* Cleaned when it was saved and again when it was read. */}
    <div className="written" dangerouslySetInnerHTML={{ __html: html }} />
  </>
)
