import { and, eq } from 'drizzle-orm'
import { type DemoMaking, demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32, type Random } from '../../../platform/demo/random.ts'
import { buildingsDemo, type MadeBuilding } from '../../property/buildings/demo.ts'
import { building } from '../../property/buildings/tables.ts'
import { contact } from '../../property/contacts/tables.ts'
import { type DemoPhone, keepDemoPhones } from '../phones/demo.ts'
import { listDues } from '../rounds/dues.server.ts'
import type { RoundDue } from '../rounds/schedule.ts'
import { round, roundVersion } from '../rounds/tables.ts'
import { leaveUnsent, type UnsentPart } from './demo/unsent.ts'
import { type MadeWalk, walkDues } from './demo/walks.ts'

const [MINUTE, DAY] = [60_000, 86_400_000] as const
/** Days back from today that are walked: the more often a round is due, the fewer. */
const daysBack = { Day: 14, Week: 60, Month: 60, Quarter: 60, Year: 60 } as const

/** Walks of the rounds of all buildings, by people with habits: one is always late, one leaves stops out; one reading drifts to its end. */
export const inspectionsDemo = demoPart('field/inspections', async making => {
  const made: MadeWalk[] = []
  for (const [nth, place] of buildingsDemo.made(making).entries()) made.push(...(await walkBuilding(making, place, unsentParts[nth])))
  making.count({ walk: made.length })
  await keepDemoPhones(making, listPhones(made.map(({ walk }) => walk)))
  return made
})

/** What has not come from a phone, in the first buildings, and since when, in hours. */
const unsentParts: readonly UnsentPart[] = [
  { photos: 3, hours: 27 },
  { entries: 3, hours: 4 },
]

/** The phones of walks, heard when the last of these was complete. */
const listPhones = (walks: readonly MadeWalk['walk'][]): DemoPhone[] => {
  const phones = Map.groupBy(walks, ({ DeviceId }) => DeviceId)
  return [...phones].flatMap(([DeviceId, own]) => {
    const last = own.toSorted((a, b) => heardOf(b) - heardOf(a))[0]
    if (!last) return []
    const { GroupId, BuildingId, UserId = null, EngineerName: Name } = last
    return [{ GroupId, BuildingId, DeviceId, UserId, Name, heard: new Date(heardOf(last)) }]
  })
}
const heardOf = ({ CompleteDate }: MadeWalk['walk']): number => CompleteDate?.getTime() ?? 0

const walkBuilding = async (
  making: DemoMaking,
  { GroupId, BuildingId }: MadeBuilding,
  unsent: UnsentPart | undefined,
): Promise<MadeWalk[]> => {
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
    if (unsent && row.RoundType === 'SecurityPatrol') await leaveUnsent(making, of, name, unsent)
  }
  return walks
}

const adHocTimes = (to: Date, random: Random): RoundDue[] =>
  [40, 12].map(days => {
    const Starts = to.getTime() - days * DAY - Math.floor(random() * 600) * MINUTE
    return { PeriodStart: '', Index: 0, Starts, Ends: Starts + DAY }
  })
