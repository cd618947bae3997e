import { and, asc, eq, gt } from 'drizzle-orm'
import { notFound, Refusal } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { requireTaken, subjectOf } from '../phones/blocks.server.ts'
import { phoneMessages } from '../phones/model.ts'
import { findTicketPhone } from '../phones/phones.server.ts'
import type { WalkStatus } from './model.ts'
import { inspection, inspectionItem } from './tables.ts'
import { countFiles } from './walkFiles.server.ts'

export type InspectionRecord = typeof inspection.$inferSelect
type WalkAccount = { tx: Tx; GroupId: string }

/** A walk of the account, locked; undefined where there is none yet. */
export const lockWalk = async ({ tx, GroupId }: WalkAccount, id: string): Promise<InspectionRecord | undefined> =>
  (
    await tx
      .select()
      .from(inspection)
      .where(and(eq(inspection.GroupId, GroupId), eq(inspection.id, id)))
      .for('update')
  )[0]

/** A walk that the caller may read: any of the building for who has a session, the phone's own by its ticket. Throws `sys.obj.nof`. */
export const requireOwnWalk = async (ctx: Ctx<'building'>, id: string): Promise<InspectionRecord> => {
  const { tx, GroupId, BuildingId } = ctx
  const one = and(eq(inspection.GroupId, GroupId), eq(inspection.BuildingId, BuildingId), eq(inspection.id, id))
  const [walk] = await tx.select().from(inspection).where(one)
  const phone = await findTicketPhone(ctx)
  if (!walk || (phone && phone.DeviceId !== walk.DeviceId)) throw notFound()
  if (phone?.Blocked) throw new Refusal('usr.aut.npm', phoneMessages.blocked)
  if (phone) await requireTaken(ctx, { person: subjectOf(phone), RoundId: walk.RoundId })
  return walk
}

const mostGaps = 100

/** What the server has of a walk, with the numbers that are missing before some that are there. */
export const describeWalk = async ({ tx, GroupId }: WalkAccount, walk: InspectionRecord): Promise<WalkStatus> => {
  const rows = await tx
    .select({ Seq: inspectionItem.Seq })
    .from(inspectionItem)
    .where(and(eq(inspectionItem.GroupId, GroupId), eq(inspectionItem.InspectionId, walk.id), gt(inspectionItem.Seq, walk.UpTo)))
    .orderBy(asc(inspectionItem.Seq))
  const held = new Set(rows.map(one => one.Seq))
  const last = Math.max(rows.at(-1)?.Seq ?? 0, walk.Announced)
  const Gaps: number[] = []
  for (let seq = walk.UpTo + 1; seq <= last && Gaps.length < mostGaps; seq++) if (!held.has(seq)) Gaps.push(seq)
  const { Open: FilesMissing } = await countFiles({ tx, GroupId }, walk.id)
  const { id: InspectionId, State, UpTo, Announced, BrokenAt, StopsDone, StopsSkipped, TotalStopNumber } = walk
  return { InspectionId, State, UpTo, Announced, Gaps, BrokenAt, StopsDone, StopsSkipped, TotalStopNumber, FilesMissing }
}
