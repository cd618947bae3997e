import { read, uuid, write, z } from '../../../core/call.ts'
import { mostTemplates, ReplyTemplate } from './model.ts'
import { findTemplateProblems } from './rules.ts'

const may = 'AnalyticsDashboards'
const Templates = z.array(ReplyTemplate).check(z.maxLength(mostTemplates))

export const GetReplyTemplates = read('Request/GetReplyTemplates', {
  summary: 'The answers that an account has written down for its replies to visitors, in their order',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ Templates, Version: z.int() }),
})

export const SaveReplyTemplates = write('Request/SaveReplyTemplates', {
  summary: 'Save all of these answers; `{name}` in them is the name of the visitor',
  scope: 'group',
  may,
  input: z.strictObject({
    GroupId: uuid(),
    /** 0: none were saved yet. */
    Version: z.int().check(z.minimum(0)),
    Templates,
  }),
  check: findTemplateProblems,
  output: z.object({ acId: uuid(), Version: z.int() }),
})
