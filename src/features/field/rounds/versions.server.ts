import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { RoundSettings, RoundStop } from './model.ts'
import { round, roundVersion } from './tables.ts'

/** A version of a round as it is walked; `Retired`: its round is out of use. */
export type FoundVersion = { BuildingId: string; Number: number; Settings: RoundSettings; Stops: readonly RoundStop[]; Retired: boolean }

/** A version of a round of the account, the newest where none is named; undefined where there is none. */
export const findVersion = async (
  { tx, GroupId }: { tx: Tx; GroupId: string },
  RoundId: string,
  wanted: number | null,
): Promise<FoundVersion | undefined> => {
  const { BuildingId, Number, Settings, Stops } = roundVersion
  const own = and(eq(roundVersion.GroupId, GroupId), eq(roundVersion.RoundId, round.id))
  const [found] = await tx
    .select({ BuildingId, Number, Settings, Stops, Retired: round.Retired })
    .from(round)
    .innerJoin(roundVersion, own)
    .where(and(eq(round.GroupId, GroupId), eq(round.id, RoundId), eq(Number, wanted ?? round.Number)))
  return found
}
