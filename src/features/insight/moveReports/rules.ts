import { messages, type Problem } from '../../../core/problem.ts'
import type { MoveCharge } from './model.ts'

/** What the charges of a move-out say. */
export const moveMessages = { noMoveOut: 'Only move-outs are charged.' } as const

/** What charges lack: each names its item. */
export const findChargeProblems = ({ Charges }: { Charges: readonly MoveCharge[] }): Problem[] =>
  Charges.flatMap(({ Item }, n) => (Item.trim() === '' ? [{ Field: `Charges.${n}.Item`, Message: messages.required }] : []))
