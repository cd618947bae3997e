import { serve } from '../../../platform/handle.ts'
import { personalData } from '../../base/accounts/personalData.server.ts'
import { CloseContentRequest } from './calls/CloseContentRequest.ts'
import { GetContentRequest } from './calls/GetContentRequest.ts'
import { GetCustomerSurveys } from './calls/GetCustomerSurveys.ts'
import { GetSurvey } from './calls/GetSurvey.ts'
import { GetSurveyFile } from './calls/GetSurveyFile.ts'
import { GetSurveyRoles } from './calls/GetSurveyRoles.ts'
import { GetSurveyWelcome } from './calls/GetSurveyWelcome.ts'
import { OpenContentRequest } from './calls/OpenContentRequest.ts'
import { OpenSurvey } from './calls/OpenSurvey.ts'
import { RemoveContentPhoto } from './calls/RemoveContentPhoto.ts'
import { SaveSurveyProperty } from './calls/SaveSurveyProperty.ts'
import { SaveSurveyQuestion } from './calls/SaveSurveyQuestion.ts'
import { SaveSurveySection } from './calls/SaveSurveySection.ts'
import { SendContentRequest } from './calls/SendContentRequest.ts'
import { SubmitSurvey } from './calls/SubmitSurvey.ts'
import { UploadSurveyFile } from './calls/UploadSurveyFile.ts'
import * as contract from './contract.ts'
import { sendRequest } from './jobs.ts'
import { customerSurveyColumns } from './listColumns.ts'
import { photoPersons } from './personal.server.ts'

export const calls = serve(contract, {
  CloseContentRequest,
  GetContentRequest,
  GetCustomerSurveys,
  GetSurvey,
  GetSurveyFile,
  GetSurveyRoles,
  GetSurveyWelcome,
  OpenContentRequest,
  OpenSurvey,
  RemoveContentPhoto,
  SaveSurveyProperty,
  SaveSurveyQuestion,
  SaveSurveySection,
  SendContentRequest,
  SubmitSurvey,
  UploadSurveyFile,
})
export const jobs = [sendRequest]
export const lists = [customerSurveyColumns]
export const additions = [personalData.with(photoPersons)]
