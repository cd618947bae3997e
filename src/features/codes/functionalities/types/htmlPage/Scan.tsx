import type { ScanProps } from '../../../scanPage/model.ts'
import type { HtmlPageContent } from './model.ts'

/** The customer's page. Its name is in the page's head already; here it is for screen readers. */
export const Scan = ({ content: { heading, html } }: ScanProps<HtmlPageContent>) => (
  <>
    <h1 className="seldom">{heading}</h1>
    {/* Cleaned when it was saved and again when it was read. */}
    <div className="written" dangerouslySetInnerHTML={{ __html: html }} />
  </>
)
