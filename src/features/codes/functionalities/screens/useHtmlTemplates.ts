import { useCall } from '../../../../ui/calls.ts'
import { GetHtmlTemplates, type HtmlTemplateRow } from '../contract.ts'

const none: HtmlTemplateRow[] = []

/** The account's templates of HTML pages, of the buildings that the user sees, by title. */
export const useHtmlTemplates = (gId: string): HtmlTemplateRow[] =>
  useCall(GetHtmlTemplates, { filter: { gId }, pagination: { page: 0, perPage: 10_000 } }).data?.Templates ?? none
