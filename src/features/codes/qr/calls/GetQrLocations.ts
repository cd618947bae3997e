import { handle } from '../../../../platform/handle.ts'
import { GetQrLocations as call } from '../contract.ts'
import { qrLocations } from '../entityTypes.ts'

export const GetQrLocations = handle(call, async () => ({ Locations: [...qrLocations] }))
