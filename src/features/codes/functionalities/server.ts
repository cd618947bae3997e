import { serve } from '../../../platform/handle.ts'
import { GetHtmlTemplates } from './calls/GetHtmlTemplates.ts'
import { SaveHtmlTemplate } from './calls/SaveHtmlTemplate.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetHtmlTemplates, SaveHtmlTemplate })
