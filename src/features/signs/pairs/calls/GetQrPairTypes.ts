import { handle } from '../../../../platform/handle.ts'
import { GetQrPairTypes as call } from '../contract.ts'
import { listPairTypes } from '../pairTypes.ts'

export const GetQrPairTypes = handle(call, async (_ctx, { location }) => ({
  Types: listPairTypes(location).map(({ Type, Label, QrTypes }) => ({ Type, DisplayText: Label, QrTypes: [...QrTypes] })),
}))
