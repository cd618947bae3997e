import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { codeFollowers } from '../qr/facets.server.ts'
import { AddFloorPlan } from './calls/AddFloorPlan.ts'
import { DeleteFloorPlan } from './calls/DeleteFloorPlan.ts'
import { EditFloorPlan } from './calls/EditFloorPlan.ts'
import { GetFloorPlan } from './calls/GetFloorPlan.ts'
import { GetFloorPlans } from './calls/GetFloorPlans.ts'
import { GetPlanOfCode } from './calls/GetPlanOfCode.ts'
import { PlaceCode } from './calls/PlaceCode.ts'
import { TakeCodeOff } from './calls/TakeCodeOff.ts'
import * as contract from './contract.ts'
import { leavePlans } from './follow.server.ts'
import { planAccess, planNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  AddFloorPlan,
  DeleteFloorPlan,
  EditFloorPlan,
  GetFloorPlan,
  GetFloorPlans,
  GetPlanOfCode,
  PlaceCode,
  TakeCodeOff,
})
export const additions = [...record.additions, recordAccess.with(planAccess), recordNames.with(planNames), codeFollowers.with(leavePlans)]
