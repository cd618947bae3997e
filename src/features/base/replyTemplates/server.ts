import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../history/record.server.ts'
import { GetReplyTemplates } from './calls/GetReplyTemplates.ts'
import { SaveReplyTemplates } from './calls/SaveReplyTemplates.ts'
import * as contract from './contract.ts'
import { templateAccess, templateNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, { GetReplyTemplates, SaveReplyTemplates })
export const additions = [...record.additions, recordAccess.with(templateAccess), recordNames.with(templateNames)]
