import { accountParts } from '../../../platform/account/parts.ts'
import { serve } from '../../../platform/handle.ts'
import { toDoSources } from '../../base/handling/toDoSources.server.ts'
import { recordNames } from '../../base/history/record.server.ts'
import { surveyParts } from './accountParts.server.ts'
import { AcceptSurvey } from './calls/AcceptSurvey.ts'
import { ChooseSurveyProducts } from './calls/ChooseSurveyProducts.ts'
import { CopySurvey } from './calls/CopySurvey.ts'
import { DeleteSurvey } from './calls/DeleteSurvey.ts'
import { GenerateSurvey } from './calls/GenerateSurvey.ts'
import { GetAllSurveyList } from './calls/GetAllSurveyList.ts'
import { GetSurveyBuilder } from './calls/GetSurveyBuilder.ts'
import { GetSurveyContacts } from './calls/GetSurveyContacts.ts'
import { GetSurveyList } from './calls/GetSurveyList.ts'
import { ReopenSurvey } from './calls/ReopenSurvey.ts'
import { SaveSurveyDraft } from './calls/SaveSurveyDraft.ts'
import { SendSurvey } from './calls/SendSurvey.ts'
import { SendSurveyEmail } from './calls/SendSurveyEmail.ts'
import * as contract from './contract.ts'
import { mailSurveys } from './jobs.ts'
import { surveyColumns } from './listColumns.ts'
import { surveyNames } from './record.server.ts'
import * as record from './record.ts'
import { surveysToDo } from './toDo.server.ts'

export const calls = serve(contract, {
  GetSurveyList,
  GetAllSurveyList,
  GetSurveyBuilder,
  GetSurveyContacts,
  ChooseSurveyProducts,
  SaveSurveyDraft,
  GenerateSurvey,
  CopySurvey,
  DeleteSurvey,
  SendSurvey,
  AcceptSurvey,
  ReopenSurvey,
  SendSurveyEmail,
})
export const jobs = [mailSurveys]
export const lists = [surveyColumns]
export const additions = [
  ...record.additions,
  accountParts.with(...surveyParts),
  recordNames.with(surveyNames),
  toDoSources.with(surveysToDo),
]
