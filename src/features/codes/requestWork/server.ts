import { serve } from '../../../platform/handle.ts'
import { personalData } from '../../base/accounts/personalData.server.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { CreateRequest } from './calls/CreateRequest.ts'
import { EditRequestPlan } from './calls/EditRequestPlan.ts'
import { EndRequestPlan } from './calls/EndRequestPlan.ts'
import { GetRequestForm } from './calls/GetRequestForm.ts'
import { GetRequestForms } from './calls/GetRequestForms.ts'
import { GetRequestPlans } from './calls/GetRequestPlans.ts'
import { JoinRequest } from './calls/JoinRequest.ts'
import { SaveCosts } from './calls/SaveCosts.ts'
import * as contract from './contract.ts'
import { planColumns } from './listColumns.ts'
import { planPersons } from './personal.server.ts'
import { makePlanned } from './plans.server.ts'
import { planAccess, planNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  GetRequestForms,
  GetRequestForm,
  CreateRequest,
  JoinRequest,
  SaveCosts,
  GetRequestPlans,
  EditRequestPlan,
  EndRequestPlan,
})
export const jobs = [...makePlanned.jobs]
export const lists = [planColumns]
export const additions = [...record.additions, recordAccess.with(planAccess), recordNames.with(planNames), personalData.with(planPersons)]
