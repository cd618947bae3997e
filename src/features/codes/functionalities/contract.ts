import { list, multiline, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { longestContent } from './types/htmlPage/definition.ts'
import { templateProblems } from './types/htmlPage/rules.ts'

/** A template of an HTML page as lists give it (B-FIELD-003). */
export const HtmlTemplateRow = z.object({
  TemplateId: uuid(),
  Title: z.string(),
  HtmlContent: z.string(),
  BuildingId: uuid(),
  ModifiedDate: z.int(),
  Version: z.int(),
})
export type HtmlTemplateRow = z.output<typeof HtmlTemplateRow>

export const GetHtmlTemplates = list('QrCode/GetHtmlTemplates', {
  summary: 'Templates of HTML pages, of a building or of all that the caller sees',
  scope: 'group',
  may: libraryFlags,
  rows: 'Templates',
  row: HtmlTemplateRow,
  filter: z.strictObject({ gId: uuid(), bId: z.optional(uuid()), text: z.optional(text()) }),
  sort: ['Title', 'ModifiedDate'],
  perPage: 25,
})

export const SaveHtmlTemplate = write('QrCode/SaveHtmlTemplate', {
  summary: 'Keep an HTML page as a template: as a new one under a title, or with TemplateId over an existing one',
  scope: 'building',
  may: 'ManageLibraries',
  ids: { TemplateId: 'html_template' },
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    TemplateId: z.optional(z.nullable(uuid())),
    /** An existing one keeps its title unless another is given. */
    Title: z._default(text(), ''),
    HtmlContent: multiline(longestContent),
  }),
  output: z.object({ TemplateId: uuid(), Version: z.int() }),
  check: templateProblems,
})
