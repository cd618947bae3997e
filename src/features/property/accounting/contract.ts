import { read, text, uuid, write, z } from '../../../core/call.ts'
import { isEmpty, messages, type Problem } from '../../../core/problem.ts'
import { AccountingSection, GLRow, MaterialRow, optionFields } from './model.ts'
import { configProblems } from './rules.ts'

const config = AccountingSection.def.shape

export const GetAccountingConfig = read('Accounting/GetAccountingConfig', {
  summary: 'Materials, labor and general ledger codes of a building, and what its option lists hold',
  scope: 'building',
  may: 'MaterialAndCost',
  input: z.strictObject({ bId: uuid(), gId: z.optional(uuid()) }),
  output: z.object({
    MaterialCost: z.object({ Fields: z.array(MaterialRow), MobileAction: config.MobileAction }),
    GLCodes: z.object({ Fields: z.array(GLRow), GLCode: config.GLCode, InvoiceType: config.InvoiceType, TaxRate: config.TaxRate }),
    Options: z.object({ 'GLCode-Category': z.array(z.string()), 'MaterialLabor-Category': z.array(z.string()) }),
    Version: z.int(),
  }),
})

export const SaveAccountingConfig = write('Accounting/SaveAccountingConfig', {
  summary: 'Save materials, labor and general ledger codes of a building; Version is the one that was read',
  scope: 'building',
  may: 'MaterialAndCost',
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    Version: z.int(),
    ...config,
  }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: configProblems,
})

export const SaveDropDownOption = write('Accounting/SaveDropDownOption', {
  summary: 'A new option of a list of a building; one that the list has already is not added again',
  scope: 'building',
  may: 'MaterialAndCost',
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), FieldName: z.enum(optionFields), Option: text(100) }),
  output: z.object({ Options: z.array(z.string()) }),
  check: ({ Option }): Problem[] => (isEmpty(Option) ? [{ Field: 'Option', Message: messages.required }] : []),
})
