import { and, desc, eq } from 'drizzle-orm'
import { notFound } from '../../../core/problem.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import type { Round, RoundVersionRow } from './model.ts'
import { roundTypeLabels } from './roundTypes.ts'
import { assignerOf, readNames } from './rows.server.ts'
import { round, roundVersion } from './tables.ts'

/** A round that the caller sees, with its settings and stops as they are now. Throws `sys.obj.nof`. */
export const readRound = async (ctx: GroupCtx, id: string): Promise<Round> => {
  const { tx, GroupId } = ctx
  const version = and(eq(roundVersion.GroupId, GroupId), eq(roundVersion.RoundId, round.id), eq(roundVersion.Number, round.Number))
  const [found] = await tx
    .select({ row: round, Settings: roundVersion.Settings, Stops: roundVersion.Stops, BuildingName: building.Name })
    .from(round)
    .innerJoin(roundVersion, version)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, round.BuildingId)))
    .where(and(seenBy(ctx, round), eq(round.id, id)))
  if (!found) throw notFound()
  const { row, Settings, Stops, BuildingName } = found
  const names = await readNames(ctx, row.AssignerId ? [row.AssignerId] : [])
  return {
    ...Settings,
    RoundId: row.id,
    BuildingId: row.BuildingId,
    BuildingName,
    Version: row.Version,
    Number: row.Number,
    RoundTypeDisplayText: roundTypeLabels[row.RoundType],
    QrId: row.QrCodeId,
    Assigner: assignerOf(row.AssignerId, names),
    Retired: row.Retired,
    Stops: [...Stops],
  }
}

/** Most versions that are shown. */
const mostVersions = 50

/** The newest versions of a round. */
export const readVersions = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>, RoundId: string): Promise<RoundVersionRow[]> => {
  const { Number, CreatedDate, FullName, Settings, Stops } = roundVersion
  const rows = await tx
    .select({ Number, CreatedDate, FullName, Settings, Stops })
    .from(roundVersion)
    .where(and(eq(roundVersion.GroupId, GroupId), eq(roundVersion.RoundId, RoundId)))
    .orderBy(desc(Number))
    .limit(mostVersions)
  return rows.map(row => ({ ...row, CreatedDate: row.CreatedDate.getTime(), Stops: [...row.Stops] }))
}
