import { beforeAll } from 'vitest'
import { insertFeedbacks, type NewFeedback } from '../../src/features/codes/answers/data.ts'
import { openWorld } from '../world.ts'

/** The clock of the building that is answered about. */
export const TimeZone = 'America/Los_Angeles'
/** February 10th to March 8th by that clock. */
export const period = { startDate: Date.parse('2026-02-10T08:00:00Z'), endDate: Date.parse('2026-03-09T06:59:59.999Z') }
/** What visitors write. */
export const texts = [
  'The elevators are slow and dirty',
  'Great staff, very clean lobby',
  'El baño está sucio y huele mal',
  'Excelente servicio, muy limpio todo',
  'The restroom is near the lobby',
  'Parking is always full, terrible',
  null,
  null,
  'Too cold in the fitness center',
  'ok',
  '   ',
]

let seed = 20_261_121
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
/** One of them, by chance; the same in every run. */
export const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

/** A world with an account of two buildings: 1500 answers of every kind about the first, one about the second. */
export const openAnswers = async () => {
  const world = await openWorld()
  const account = await world.newAccount({ buildings: 2 })
  const [here = '', there = ''] = account.buildings.map(one => one.id)
  const place = { gId: account.group.id, bId: here }
  const answer = (over: Partial<NewFeedback> = {}): NewFeedback => anyAnswer(account.group.id, here, over)
  const all = [...Array.from({ length: 1500 }, () => answer()), ...edges.map(answer)]
  beforeAll(async () => {
    await world.services.db.system.query('update building set time_zone = $1 where group_id = $2', [TimeZone, account.group.id])
    await world.services.db.withTenant(account.group.id as never, async (_tx, client) => {
      await insertFeedbacks(client, all)
      await insertFeedbacks(client, [answer({ BuildingId: there, Score: 3 })])
    })
  })
  return { world, account, place, there, answer, all }
}

const from = Date.UTC(2026, 1, 1)
const anyAnswer = (GroupId: string, BuildingId: string, over: Partial<NewFeedback>): NewFeedback => ({
  GroupId,
  BuildingId,
  QrType: pick(['Feedback', 'BathroomService']),
  EntityType: pick(['Lobby', 'Restroom', 'Elevator']),
  Score: 1 + Math.floor(random() * 5),
  CustomerEffortScore: random() < 0.5 ? 1 + Math.floor(random() * 7) : null,
  NetPromoterScore: random() < 0.5 ? Math.floor(random() * 11) : null,
  Role: pick(['Tenant', 'Resident', null]),
  Text: pick(texts),
  SubmitDate: new Date(from + Math.floor(random() * 60 * 86_400_000)),
  TimeZone,
  ...over,
})
// Both sides of midnight in Los Angeles (UTC-8, from March 8th UTC-7), where UTC has another day.
const edges: Partial<NewFeedback>[] = [
  { SubmitDate: new Date('2026-02-10T07:59:59.999Z'), Score: 1, Text: 'edge before' },
  { SubmitDate: new Date('2026-02-10T08:00:00.000Z'), Score: 5, Text: 'edge first' },
  { SubmitDate: new Date('2026-03-09T06:59:59.999Z'), Score: 2, Text: 'edge last' },
  { SubmitDate: new Date('2026-03-09T07:00:00.000Z'), Score: 4, Text: 'edge after' },
]

/** Whether an answer was given in a period, and about an entity type. */
export const isInPeriod = (one: NewFeedback, { start = period.startDate, end = period.endDate } = {}, et?: string) =>
  one.SubmitDate.getTime() >= start && one.SubmitDate.getTime() <= end && (!et || one.EntityType === et)
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits || 0
const mean = (values: number[]) => (values.length ? round(values.reduce((a, b) => a + b, 0) / values.length, 2) : null)
const present = (values: (number | null | undefined)[]) => values.filter(value => typeof value === 'number')
/** The figures that answers make. */
export const expected = (some: NewFeedback[]) => {
  const ces = present(some.map(one => one.CustomerEffortScore))
  const nps = present(some.map(one => one.NetPromoterScore))
  const share = nps.filter(n => n >= 9).length - nps.filter(n => n <= 6).length
  return {
    AverageScore: mean(some.map(one => one.Score)),
    Count: some.length,
    CES: mean(ces),
    CESCount: ces.length,
    NPS: nps.length ? round((100 * share) / nps.length, 1) : null,
    NPSCount: nps.length,
  }
}
