import { statesOf } from '../../../../core/states.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetStates as call } from '../contract.ts'

export const GetStates = handle(call, async () => ({ USA: statesOf('USA'), Canada: statesOf('Canada') }))
