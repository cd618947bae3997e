import { makeRegistry } from '../../../core/registry.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import type { RoundStop } from '../rounds/model.ts'
import type { StopWalked } from './items.ts'
import type { InspectionRecord } from './walk.server.ts'

/** What follows when a walk becomes complete, in the transaction in which it does: later features add theirs. */
export const walkEnds = makeRegistry<(ctx: Ctx<'building'>, walk: InspectionRecord) => Promise<void>>()

/** A stop that is done, as it was judged. `SubjectId`: the equipment, the code or the round that its answers are about. */
export type StopDone = {
  readonly stop: RoundStop
  readonly SubjectId: string
  readonly fields: readonly FormField[]
  readonly answers: FormAnswers
  readonly walked: StopWalked
}
/** What follows when stops of a walk are done, or done again, in the same transaction: later features add theirs. */
export const stopFollows = makeRegistry<(ctx: Ctx<'building'>, walk: InspectionRecord, stops: readonly StopDone[]) => Promise<void>>()
