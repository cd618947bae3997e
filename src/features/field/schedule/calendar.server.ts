import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import ical from 'ical-generator'
import type { GroupId } from '../../../core/ids.ts'
import { labelIn } from '../../../core/labels.ts'
import { Refusal } from '../../../core/problem.ts'
import { PRODUCT } from '../../../core/product.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Part } from '../../../platform/http/server.ts'
import type { Services } from '../../../platform/services.ts'
import { wordsFor } from '../../../platform/words.ts'
import { signsIn, worksIn } from '../../base/handling/assignees.server.ts'
import { openPrint } from '../../base/people/printPage.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { contact } from '../../property/contacts/tables.ts'
import { daysAhead } from '../rounds/dues.server.ts'
import { round, roundDue } from '../rounds/tables.ts'
import { openWalkers } from '../rounds/walkers.server.ts'
import { type CalendarOf, readCalendarLink } from './calendarLinks.server.ts'
import { words } from './words.ts'

const DAY = 86_400_000
const back = 7
/** Most dates of a calendar. */
const most = 2000
const path = '/round-calendar/:token'

/**
 * What a calendar program reads at the address of `calendarLink` (RFC 5545): dates of rounds from a week ago on, as far as they are made. Who has
 * left, or works in the building no more, gets none.
 */
export const calendars = (services: Services): Part => ({
  name: 'round calendars',
  routes: [path],
  add: app => {
    app.get<{ Params: { token: string } }>(path, async (request, reply) => {
      const { config } = services
      const of = readCalendarLink(config.secret, request.params.token, new Date())
      const isReader = of !== null && (await maySee(services.db, of))
      const file = isReader && (await services.db.asSystem('a calendar of rounds', tx => writeCalendar(tx, of, config.baseUrl)))
      if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
      return reply.header('cache-control', 'private, max-age=300').type('text/calendar; charset=utf-8').send(file)
    })
  },
})

const writeCalendar = async (tx: Tx, { GroupId, UserId, BuildingId, language }: CalendarOf, baseUrl: string): Promise<string> => {
  const now = new Date()
  const span = { from: new Date(now.getTime() - back * DAY), to: new Date(now.getTime() + (daysAhead + 1) * DAY) }
  const works = and(eq(contact.GroupId, GroupId), eq(contact.UserId, UserId), signsIn, worksIn(roundDue.BuildingId))
  const seen = sql`exists (${tx.select({ one: sql`1` }).from(contact).where(works)})`
  const open = or(isNull(roundDue.Closed), ne(roundDue.Closed, 'Excused'))
  const rows = await tx
    .select({ due: roundDue, QrName: round.QrName, AssignerId: round.AssignerId, TimeZone: building.TimeZone, Name: building.Name })
    .from(roundDue)
    .innerJoin(round, and(eq(round.GroupId, GroupId), eq(round.id, roundDue.RoundId)))
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, roundDue.BuildingId)))
    .where(
      and(
        eq(roundDue.GroupId, GroupId),
        BuildingId ? eq(roundDue.BuildingId, BuildingId) : undefined,
        eq(round.Retired, false),
        gt(roundDue.Ends, span.from),
        lt(roundDue.Starts, span.to),
        open,
        BuildingId ? undefined : seen,
      ),
    )
    .orderBy(asc(roundDue.Starts), asc(roundDue.id))
    .limit(most)
  const findWalker = await openWalkers({ tx, GroupId }, [...new Set(rows.map(({ due }) => due.BuildingId))], span)
  const own = rows.filter(row => BuildingId || findWalker({ ...row.due, ...row }).UserId === UserId)
  const t = wordsFor(words, language)
  const calendar = ical({ name: t('calendar.name'), prodId: { company: PRODUCT, product: 'Rounds' }, ttl: 3600 })
  for (const { due, QrName, Name } of own)
    calendar.createEvent({
      id: `${due.id}@${new URL(baseUrl).host}`,
      sequence: due.Version,
      stamp: due.ModifiedDate,
      start: due.Starts,
      end: due.Ends,
      summary: due.Closed === 'Completed' ? t('calendar.done', { round: QrName }) : QrName,
      location: labelIn(Name, language),
      url: `${baseUrl}/field/${GroupId}/${due.BuildingId}/${due.RoundId}`,
    })
  return calendar.toString()
}

/** Whether somebody may read dates of rounds at this moment, in one building or at all. */
const maySee = async (db: Services['db'], { GroupId, UserId, BuildingId }: CalendarOf): Promise<boolean> => {
  const of = { GroupId: GroupId as GroupId, UserId, BuildingId: BuildingId || null, may: 'AnalyticsDashboards' } as const // signed by us
  const { token, end } = openPrint(db, of)
  try {
    await token()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  } finally {
    await end()
  }
}
