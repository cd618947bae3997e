import { ask, list, read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { DrawnSign } from '../artwork/model.ts'
import { SignTemplate, templateFields } from './model.ts'
import { findTemplateProblems } from './rules.ts'

const ids = { TemplateId: 'sign_template' } as const
const saved = z.object({ acId: uuid(), Version: z.int() })

export const GetSignTemplates = list('PrintManagement/GetSignTemplates', {
  summary: 'Sign templates of an account',
  scope: 'group',
  may: libraryFlags,
  rows: 'Templates',
  row: SignTemplate,
  filter: z.strictObject({ gId: uuid(), text: z.optional(text()), Retired: z.optional(z.boolean()) }),
  sort: ['ModifiedDate', 'Name', 'Size'],
  perPage: 25,
})

export const GetSignTemplate = read('PrintManagement/GetSignTemplate', {
  summary: 'A sign template',
  scope: 'group',
  may: libraryFlags,
  ids,
  input: z.strictObject({ gId: uuid(), TemplateId: uuid() }),
  output: z.object({ Template: SignTemplate }),
})

/** Of which length the example's texts are. */
export const exampleTexts = ['Usual', 'Long'] as const
export const PreviewSignTemplate = ask('PrintManagement/PreviewSignTemplate', {
  summary: 'A template as a sign of an example, as SVG, and what does not fit on it',
  scope: 'group',
  may: libraryFlags,
  limit: 600,
  quiet: true, // a draft is not whole while it is typed
  input: z.strictObject({ GroupId: uuid(), ...templateFields, Texts: z._default(z.enum(exampleTexts), 'Usual') }),
  output: DrawnSign,
})

export const AddSignTemplate = write('PrintManagement/AddSignTemplate', {
  summary: 'Add a sign template to an account',
  scope: 'group',
  may: 'ManageLibraries',
  input: z.strictObject({ GroupId: uuid(), ...templateFields }),
  output: saved,
  check: findTemplateProblems,
})

export const EditSignTemplate = write('PrintManagement/EditSignTemplate', {
  summary: 'Change a sign template. Signs that were printed by it are out of date then',
  scope: 'group',
  may: 'ManageLibraries',
  ids,
  input: z.strictObject({ GroupId: uuid(), TemplateId: uuid(), Version: z.int(), ...templateFields }),
  output: saved,
  check: findTemplateProblems,
})

export const RetireSignTemplate = write('PrintManagement/RetireSignTemplate', {
  summary: 'Take a sign template out of use, or bring it back. Signs for which it was chosen keep it',
  scope: 'group',
  may: 'ManageLibraries',
  ids,
  input: z.strictObject({ GroupId: uuid(), TemplateId: uuid(), Version: z.int(), Retired: z.boolean() }),
  output: saved,
})
