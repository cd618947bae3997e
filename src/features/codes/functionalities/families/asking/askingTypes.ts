import { customerFeedback } from './customerFeedback.ts'
import { ladderSafety } from './ladderSafety.ts'
import { moveOut } from './moveOut.ts'

/** Types whose page asks what their lists say: a row is the whole type. */
export const askingTypes = { CustomerFeedback: customerFeedback, MoveOut: moveOut, LadderSafety: ladderSafety } as const
