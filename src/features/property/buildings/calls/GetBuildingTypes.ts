import { handle } from '../../../../platform/handle.ts'
import { GetBuildingTypes as call } from '../contract.ts'
import { buildingTypes } from '../model.ts'

export const GetBuildingTypes = handle(call, async () => ({ BuildingTypes: [...buildingTypes] }))
