import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { ruleTypes } from '../../property/notifications/sources.server.ts'
import { GetHtmlTemplates } from './calls/GetHtmlTemplates.ts'
import { SaveHtmlTemplate } from './calls/SaveHtmlTemplate.ts'
import * as contract from './contract.ts'
import { htmlTemplateAccess, htmlTemplateNames } from './record.server.ts'
import * as record from './record.ts'
import { visitorRuleTypes } from './ruleTypes.server.ts'

export const calls = serve(contract, { GetHtmlTemplates, SaveHtmlTemplate })
export const additions = [
  ...record.additions,
  recordAccess.with(htmlTemplateAccess),
  recordNames.with(htmlTemplateNames),
  ruleTypes.with(...visitorRuleTypes),
]
