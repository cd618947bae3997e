import { handle } from '../../../../platform/handle.ts'
import { GetRoundTypes as call } from '../contract.ts'
import { roundTypeLabels, roundTypes } from '../roundTypes.ts'

export const GetRoundTypes = handle(call, async () => ({
  RoundTypes: roundTypes.map(Type => ({ Type, DisplayText: roundTypeLabels[Type] })),
}))
