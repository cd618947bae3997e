import { serve } from '../../../platform/handle.ts'
import { figureSources } from '../../property/buildings/figures.server.ts'
import { GetBuildingHome } from './calls/GetBuildingHome.ts'
import { GetCustomerPortal } from './calls/GetCustomerPortal.ts'
import { GetOverview } from './calls/GetOverview.ts'
import { GetPlaces } from './calls/GetPlaces.ts'
import { GetToDo } from './calls/GetToDo.ts'
import * as contract from './contract.ts'
import * as buildingFigures from './figures.server.ts'

export const calls = serve(contract, { GetBuildingHome, GetCustomerPortal, GetOverview, GetPlaces, GetToDo })
export const additions = [figureSources.with(buildingFigures)]
