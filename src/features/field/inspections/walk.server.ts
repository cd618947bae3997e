import { and, asc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { WalkStatus } from './model.ts'
import { inspection, inspectionItem } from './tables.ts'

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
  const { id: InspectionId, State, UpTo, Announced, BrokenAt, StopsDone, StopsSkipped, TotalStopNumber } = walk
  return { InspectionId, State, UpTo, Announced, Gaps, BrokenAt, StopsDone, StopsSkipped, TotalStopNumber }
}
