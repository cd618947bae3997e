import { handle } from '../../../../platform/handle.ts'
import { GetQrPairLocations as call } from '../contract.ts'
import { pairLocations } from '../pairTypes.ts'

export const GetQrPairLocations = handle(call, async () => ({
  Locations: pairLocations.map(({ Name, DisplayText }) => ({ Name, DisplayText })),
}))
