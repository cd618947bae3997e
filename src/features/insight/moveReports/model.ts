import { text, z } from '../../../core/call.ts'

/** Who comes and who leaves, each a tab and a type of code. */
export const moveKinds = ['MoveIn', 'MoveOut'] as const
export type MoveKind = (typeof moveKinds)[number]
/** Rows that the report holds at most: it has no pages. */
export const mostMoves = 500

/** What a resident is charged for, in the currency of the building. */
export const MoveCharge = z.strictObject({
  Item: text(200),
  Amount: z.number().check(z.minimum(0), z.maximum(1_000_000)),
})
export type MoveCharge = z.output<typeof MoveCharge>
export const mostCharges = 30

/** The condition of a home in stars, 1 to 5 in halves: 5 where no item has failed, 1 where all have; null without items. */
export const conditionStars = (items: number, failed: number): number | null =>
  items === 0 ? null : Math.round((1 + 4 * (1 - failed / items)) * 2) / 2
