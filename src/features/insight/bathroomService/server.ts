import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetBathroomComments } from './calls/GetBathroomComments.ts'
import { GetBathroomTopics } from './calls/GetBathroomTopics.ts'
import { GetBathroomWordClouds } from './calls/GetBathroomWordClouds.ts'
import { GetRestrooms } from './calls/GetRestrooms.ts'
import * as contract from './contract.ts'
import { bathroomServiceDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetRestrooms, GetBathroomWordClouds, GetBathroomComments, GetBathroomTopics })
export const additions = [dashboards.with(bathroomServiceDashboard)]
