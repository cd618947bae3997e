import { handle } from '../../../../platform/handle.ts'
import { qrLocations } from '../../../property/entityTypes/model.ts'
import { GetQrLocations as call } from '../contract.ts'

export const GetQrLocations = handle(call, async () => ({ Locations: [...qrLocations] }))
