import { and, eq } from 'drizzle-orm'
import { type DemoMaking, demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32, type Random } from '../../../platform/demo/random.ts'
import { buildingsDemo, type MadeBuilding } from '../../property/buildings/demo.ts'
import { building } from '../../property/buildings/tables.ts'
import { contact } from '../../property/contacts/tables.ts'
import { listDues } from '../rounds/dues.server.ts'
import type { RoundDue } from '../rounds/schedule.ts'
import { round, roundVersion } from '../rounds/tables.ts'
import { type MadeWalk, walkDues } from './demo/walks.ts'

const [MINUTE, DAY] = [60_000, 86_400_000] as const
/** Days back from today that are walked: the more often a round is due, the fewer. */
const daysBack = { Day: 14, Week: 60, Month: 60, Quarter: 60, Year: 60 } as const

/** Walks of the rounds of all buildings, by people with habits: one is always late, one leaves stops out; one reading drifts to its end. */
export const inspectionsDemo = demoPart('field/inspections', async making => {
  const made: MadeWalk[] = []
  for (const place of buildingsDemo.made(making)) made.push(...(await walkBuilding(making, place)))
  making.count({ walk: made.length })
  return made
})

const walkBuilding = async (making: DemoMaking, { GroupId, BuildingId }: MadeBuilding): Promise<MadeWalk[]> => {
  const { tx, to } = making
  const here = and(eq(round.GroupId, GroupId), eq(round.BuildingId, BuildingId))
  const version = and(eq(roundVersion.GroupId, GroupId), eq(roundVersion.RoundId, round.id), eq(roundVersion.Number, round.Number))
  const rounds = await tx
    .select({ row: round, Stops: roundVersion.Stops, Settings: roundVersion.Settings })
    .from(round)
    .innerJoin(roundVersion, version)
    .where(here)
    .orderBy(round.QrName)
  const [at] = await tx
    .select({ TimeZone: building.TimeZone, Shifts: building.Shifts })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  const people = await tx
    .select({ UserId: contact.UserId, FullName: contact.FullName })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), eq(contact.BuildingId, BuildingId)))
  const names = new Map(people.map(one => [one.UserId, one.FullName.en]))
  const walks: MadeWalk[] = []
  for (const { row, Stops, Settings } of rounds) {
    const random = mulberry32(making.seed ^ hashText(`${row.QrName} ${names.size}`))
    const of = { row, Stops, minutes: Settings.EstimatedTime ?? 30 }
    const begins = to.getTime() - daysBack[row.Period ?? 'Month'] * DAY
    const dues = at ? listDues(row, { timeZone: at.TimeZone, shifts: at.Shifts }, { from: begins, to: to.getTime() }) : []
    const over = row.Frequency === 'AdHoc' ? adHocTimes(to, random) : dues.filter(due => due.Ends < to.getTime())
    const name = names.get(row.AssignerId) ?? 'Engineer on duty'
    walks.push(...(await walkDues(making, of, { dues: over, name, random })))
  }
  return walks
}

const adHocTimes = (to: Date, random: Random): RoundDue[] =>
  [40, 12].map(days => {
    const Starts = to.getTime() - days * DAY - Math.floor(random() * 600) * MINUTE
    return { PeriodStart: '', Index: 0, Starts, Ends: Starts + DAY }
  })
