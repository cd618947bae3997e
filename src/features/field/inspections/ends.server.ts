import { makeRegistry } from '../../../core/registry.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { InspectionRecord } from './walk.server.ts'

/** What follows when a walk becomes complete, in the transaction in which it does: later features add theirs. */
export const walkEnds = makeRegistry<(ctx: Ctx<'building'>, walk: InspectionRecord) => Promise<void>>()
