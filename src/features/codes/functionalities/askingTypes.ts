import { customerFeedback } from './asking/customerFeedback.ts'
import { ladderSafety } from './asking/ladderSafety.ts'
import { moveOut } from './asking/moveOut.ts'

/** Types whose page asks what their lists say: a row is the whole type. */
export const askingTypes = { CustomerFeedback: customerFeedback, MoveOut: moveOut, LadderSafety: ladderSafety } as const
