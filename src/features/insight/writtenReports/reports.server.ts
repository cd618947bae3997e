import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../core/problem.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import { writtenReport } from './tables.ts'

/** A report of a building that the caller sees, with the building. Throws `sys.obj.nof`. */
export const findWrittenReport = async (ctx: GroupCtx, rId: string) => {
  const [found] = await ctx.tx
    .select({ report: writtenReport, place: building })
    .from(writtenReport)
    .innerJoin(building, and(eq(building.GroupId, writtenReport.GroupId), eq(building.id, writtenReport.BuildingId)))
    .where(and(seenBy(ctx, writtenReport), eq(writtenReport.id, rId)))
  if (!found) throw notFound()
  return found
}
