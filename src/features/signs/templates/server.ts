import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { AddSignTemplate } from './calls/AddSignTemplate.ts'
import { EditSignTemplate } from './calls/EditSignTemplate.ts'
import { GetSignTemplate } from './calls/GetSignTemplate.ts'
import { GetSignTemplates } from './calls/GetSignTemplates.ts'
import { PreviewSignTemplate } from './calls/PreviewSignTemplate.ts'
import { RetireSignTemplate } from './calls/RetireSignTemplate.ts'
import * as contract from './contract.ts'
import { templateColumns } from './listColumns.ts'
import { templateAccess, templateNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  AddSignTemplate,
  EditSignTemplate,
  GetSignTemplate,
  GetSignTemplates,
  PreviewSignTemplate,
  RetireSignTemplate,
})
export const lists = [templateColumns]
export const additions = [...record.additions, recordAccess.with(templateAccess), recordNames.with(templateNames)]
