import { and, eq, gte, lte } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { roundAbsence } from './tables.ts'

type WalkedDue = { BuildingId: string; TimeZone: string; Starts: Date; WalkerId: string | null; AssignerId: string | null }
/** Who walks a date; `For`: whose stand-in that is. */
export type DueWalker = { readonly UserId: string | null; readonly For: string | null }

const DAY = 86_400_000

/**
 * Who walks dates of some buildings: to whom a date was given, else who walks its round; while that person is away, the stand-in, and the stand-in's
 * own while that one is away too; where all of them are, the last who was asked. One statement for all dates of a span.
 */
export const openWalkers = async (
  { tx, GroupId }: { tx: Tx; GroupId: string },
  buildings: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<(due: WalkedDue) => DueWalker> => {
  const { BuildingId, First, Last } = roundAbsence
  // A day more on either side: days are those of the building's clock.
  const [first, last] = [from.getTime() - DAY, to.getTime() + DAY].map(at => new Date(at).toISOString().slice(0, 10))
  const here = and(eq(roundAbsence.GroupId, GroupId), oneOf(BuildingId, buildings), lte(First, last ?? ''), gte(Last, first ?? ''))
  const absences = await tx.select().from(roundAbsence).where(here).orderBy(roundAbsence.CreatedDate, roundAbsence.id)
  return due => {
    const own = due.WalkerId ?? due.AssignerId
    const day = dayIn(due.TimeZone, due.Starts.getTime())
    const standInOf = (user: string | null) =>
      absences.findLast(one => one.UserId === user && one.BuildingId === due.BuildingId && one.First <= day && day <= one.Last)?.StandInId
    const asked = [own]
    for (let next = standInOf(own); next !== undefined && !asked.includes(next); next = standInOf(next)) asked.push(next)
    const UserId = asked.at(-1) ?? null
    return { UserId, For: UserId === own ? null : own }
  }
}
