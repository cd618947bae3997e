import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { WaitingWalk } from './model.ts'
import { inspection, inspectionFile, inspectionRefused } from './tables.ts'

/** Most walks that are shown: those that were heard last. */
const most = 200

/** Walks of a building that wait for their phones. Three statements. */
export const readWaitingWalks = async ({ tx, GroupId, BuildingId }: Ctx<'building'>): Promise<WaitingWalk[]> => {
  const [missing, refused] = [await countMissing({ tx, GroupId, BuildingId }), await countRefused({ tx, GroupId, BuildingId })]
  const named = [...missing.keys(), ...refused.keys()]
  const isOpen = or(eq(inspection.State, 'Submitted'), gt(inspection.Announced, inspection.UpTo), isNotNull(inspection.BrokenAt))
  const rows = await tx
    .select()
    .from(inspection)
    .where(and(eq(inspection.GroupId, GroupId), eq(inspection.BuildingId, BuildingId), or(isOpen, oneOf(inspection.id, named))))
    .orderBy(desc(inspection.ModifiedDate))
    .limit(most)
  return rows.map(({ id, RoundName, EngineerName, DeviceId, State, ModifiedDate, Announced, UpTo, BrokenAt }) => ({
    InspectionId: id,
    RoundName,
    EngineerName,
    DeviceId,
    State,
    BrokenAt,
    HeardDate: ModifiedDate.getTime(),
    ItemsMissing: Math.max(0, Announced - UpTo),
    FilesMissing: missing.get(id) ?? 0,
    Refused: refused.get(id) ?? 0,
  }))
}

type Place = Pick<Ctx<'building'>, 'tx'> & { GroupId: string; BuildingId: string }
const countMissing = async ({ tx, GroupId, BuildingId }: Place): Promise<Map<string, number>> => {
  const { InspectionId, State } = inspectionFile
  const own = and(eq(inspectionFile.GroupId, GroupId), eq(inspectionFile.BuildingId, BuildingId), eq(State, 'Announced'))
  const rows = await tx.select({ InspectionId, n: sql<number>`count(*)::int` }).from(inspectionFile).where(own).groupBy(InspectionId)
  return new Map(rows.map(one => [one.InspectionId, one.n]))
}

const countRefused = async ({ tx, GroupId, BuildingId }: Place): Promise<Map<string, number>> => {
  const { InspectionId } = inspectionRefused
  const own = and(eq(inspectionRefused.GroupId, GroupId), eq(inspectionRefused.BuildingId, BuildingId))
  const rows = await tx.select({ InspectionId, n: sql<number>`count(*)::int` }).from(inspectionRefused).where(own).groupBy(InspectionId)
  return new Map(rows.map(one => [one.InspectionId, one.n]))
}
