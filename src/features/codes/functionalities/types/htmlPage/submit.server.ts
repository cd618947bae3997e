import type { Scannable } from '../../../scanPage/scannable.server.ts'
import { shownHtml } from '../../../scanPage/shownHtml.server.ts'
import { visitorSpot } from '../../visitorText.ts'
import type { HtmlPageContent } from './model.ts'

/** The page that a customer has written. */
export const htmlPage: Scannable<HtmlPageContent> = {
  page: ({ code: { Location, Floor }, item: { Name: Title, FunctionalityType, Form }, language }) => {
    const title = visitorSpot({ Title, FunctionalityType, Location, Floor }, language)
    const html = shownHtml(typeof Form.HtmlContent === 'string' ? Form.HtmlContent : '', { pictures: true })
    return { view: 'htmlPage', title, content: { heading: title, html } }
  },
}
