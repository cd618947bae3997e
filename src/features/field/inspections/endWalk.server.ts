import type { Ctx } from '../../../platform/handle.ts'
import { completeDue } from '../rounds/keepDues.server.ts'
import type { FoundVersion } from '../rounds/versions.server.ts'
import { closeCoveredDue } from './doneStops.server.ts'
import { walkEnds } from './ends.server.ts'
import { EndValue, mostFiles } from './items.ts'
import type { inspectionItem } from './tables.ts'
import type { InspectionRecord } from './walk.server.ts'
import { countFiles } from './walkFiles.server.ts'

type EndItem = Pick<typeof inspectionItem.$inferSelect, 'Type' | 'Value' | 'Seq' | 'Prev' | 'CorrectedDate'>

/**
 * Ends a walk by its last item: complete, where all of it is here with its files, the chain agrees, and every stop was done or skipped; then its
 * due is. Gives what changes of the walk.
 */
export const endWalk = async (
  ctx: Ctx<'building'>,
  walk: InspectionRecord,
  version: FoundVersion,
  end: EndItem,
): Promise<Partial<InspectionRecord>> => {
  if (end.Type === 'walk.abandoned') {
    await closeCoveredDue(ctx, walk, version, end.CorrectedDate)
    return { State: 'Abandoned', SubmitDate: end.CorrectedDate }
  }
  const told = EndValue.safeParse(end.Value)
  const agrees = told.success && told.data.Count === end.Seq && told.data.Hash === end.Prev
  const isWhole = walk.StopsDone + walk.StopsSkipped === version.Stops.length
  const files = await countFiles(ctx, walk.id)
  const announced = told.success ? Math.min(told.data.Files, mostFiles) : 0
  const hasFiles = files.Open === 0 && announced <= files.All
  if (!agrees || !isWhole || !hasFiles) return { State: 'Submitted', SubmitDate: end.CorrectedDate }
  await completeDue(ctx, walk.RoundId, walk.StartDate ?? end.CorrectedDate)
  ctx.audit({ Object: 'inspection', ObjectId: walk.id, Before: { State: walk.State }, After: { State: 'Complete' } })
  for (const follow of walkEnds.all()) await follow(ctx, walk)
  return { State: 'Complete', SubmitDate: end.CorrectedDate, CompleteDate: ctx.now }
}
