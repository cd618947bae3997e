import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { isUuid } from '../../../core/ids.ts'
import { notFound } from '../../../core/problem.ts'
import { byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { rowsAndTotal } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { isLeadType } from '../../codes/leads/model.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import type { ComposedPaper } from '../dashboards/composed.server.ts'
import type { GetEventReport } from './contract.ts'
import { dailyHeads } from './dashboard.ts'
import { answerTo, countSubmissions, readAnswers, type SubmissionRow, selectSubmissions } from './rows.server.ts'

const sorts = {
  Email: byName(sql`${visitorRequest.Email}`),
  Name: byName(sql`${visitorRequest.Name}`),
  SubmitDate: sql`${visitorRequest.CreatedDate}`,
}

/** What was sent by one sign on a day by the clock of its building. Event: whoever registered, and whether they came. */
export const readDailyReport = async (
  ctx: GroupCtx,
  types: readonly string[],
  { filter, sort, ...page }: Parsed<typeof GetEventReport>,
) => {
  const day = filter.Day ? sql`${filter.Day}::date` : sql`(${ctx.now}::timestamptz at time zone ${building.TimeZone})::date`
  // A day ends at midnight, or the 24 hours before a time of it: those of two days then touch, and nothing is in both.
  const [from, to] = filter.Until ? [sql`${day} - 1 + ${filter.Until}::time`, sql`${day} + ${filter.Until}::time`] : [day, sql`${day} + 1`]
  const onDay = sql`exists (select 1 from ${building} where ${building.GroupId} = ${ctx.GroupId} and ${building.id} = ${visitorRequest.BuildingId}
    and ${visitorRequest.CreatedDate} >= (${from})::timestamp at time zone ${building.TimeZone}
    and ${visitorRequest.CreatedDate} < (${to})::timestamp at time zone ${building.TimeZone})`
  const own = and(
    seenBy(ctx, visitorRequest),
    eq(visitorRequest.QrCodeId, filter.rId),
    inArray(visitorRequest.FunctionalityType, [...types]),
  )
  const where: SQL | undefined = and(own, ne(visitorRequest.Status, 'Cancelled'), onDay)
  const { limit, offset } = pageOf(page)
  const rows = selectSubmissions(ctx)
    .where(where)
    .orderBy(orderOf(sorts, sort ?? { field: 'Email', order: 'ASC' }, sql`${visitorRequest.id}`))
    .limit(limit)
    .offset(offset)
  const [sent, total] = await rowsAndTotal(page, rows, () => countSubmissions(ctx, { where, known: undefined }, undefined, page))
  const [answersOf, came] = [await readAnswers(ctx, sent), await listArrived(ctx, sent)]
  return {
    Reports: sent.map(row => ({
      id: row.id,
      Name: { en: row.Name },
      Email: row.Email,
      PhoneNumber: row.PhoneNumber,
      Status: isLeadType(row.FunctionalityType) ? row.Stage : row.Status,
      SubmitDate: row.CreatedDate.getTime(),
      CreatedDate: row.CreatedDate.getTime(),
      Year: answerTo(answersOf(row), 'Year'),
      CheckedIn: row.FunctionalityType === 'CheckIn' || came.has(row.Email.toLowerCase()),
    })),
    ...total,
  }
}

/** E-mails of registrations with which somebody has come to the same event: the arrivals have its name and day too. */
const listArrived = async ({ tx, GroupId }: GroupCtx, rows: readonly SubmissionRow[]): Promise<ReadonlySet<string>> => {
  const emails = rows.flatMap(one => (one.FunctionalityType === 'EventRegistration' && one.Email ? [one.Email.toLowerCase()] : []))
  if (emails.length === 0) return new Set()
  const venues = tx
    .selectDistinct({ Venue: visitorRequest.Venue })
    .from(visitorRequest)
    .where(
      and(
        eq(visitorRequest.GroupId, GroupId),
        inArray(
          visitorRequest.id,
          rows.map(one => one.id),
        ),
      ),
    )
  const arrived = and(
    eq(visitorRequest.GroupId, GroupId),
    eq(visitorRequest.FunctionalityType, 'CheckIn'),
    ne(visitorRequest.Status, 'Cancelled'),
  )
  const found = await tx
    .select({ Email: sql<string>`lower(${visitorRequest.Email})` })
    .from(visitorRequest)
    .where(and(arrived, inArray(visitorRequest.Venue, venues), inArray(sql`lower(${visitorRequest.Email})`, emails)))
  return new Set(found.map(one => one.Email))
}

/** The sign of a daily report, in a building that the caller sees; `sys.obj.nof` where there is none. */
export const requireDailySign = async (ctx: GroupCtx, QrCodeId: string) => {
  const ofBuilding = and(eq(building.GroupId, ctx.GroupId), eq(building.id, qrCode.BuildingId))
  const { QrName, Location } = qrCode
  const [found] = await ctx.tx
    .select({ QrName, Location, BuildingId: building.id, BuildingName: building.Name, TimeZone: building.TimeZone })
    .from(qrCode)
    .innerJoin(building, ofBuilding)
    .where(and(seenBy(ctx, qrCode), eq(qrCode.id, QrCodeId)))
  if (!found) throw notFound()
  return found
}

/** What knows whether the sign of a daily report's paper hangs in its building. */
export const dailyPapers = Object.values(dailyHeads).map(
  ({ key }): ComposedPaper => ({
    key,
    isThere: async ({ tx, GroupId }, { bId }, { sign }) => {
      if (!bId || !isUuid(sign)) return false
      return (await tx.$count(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, sign), eq(qrCode.BuildingId, bId)))) > 0
    },
  }),
)
