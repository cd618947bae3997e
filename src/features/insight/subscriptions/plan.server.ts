import { sql } from 'drizzle-orm'
import { clockTime, dayIn } from '../../../core/days.ts'
import type { GroupId } from '../../../core/ids.ts'
import { type Recurrence, recurrence } from '../../../core/recurrence.ts'
import { wallClock } from '../../../core/zones.ts'
import { uuidFrom } from '../../../platform/db/uuidv8.ts'
import type { Services } from '../../../platform/services.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import type { Doing } from '../../../platform/time/dueTypes.ts'
import { catchUp, findLastFullPeriod, findNextOccurrence, runKey } from '../../../platform/time/recurrence.ts'
import { withFilters } from '../dashboards/filters.server.ts'
import { flagsAt } from './access.ts'
import { periodOf, type StopReason } from './model.ts'
import { mayRead, type ReportReader, readAddresses, readClocks, readReaders, rightsOf } from './readers.server.ts'
import { findReport, reportPath } from './reports.ts'
import { type Schedule, scheduleRule } from './rules.ts'
import { sendReports } from './send.server.ts'
import { reportDelivery, reportSubscription, type SubscriptionRow } from './tables.ts'

export type NewDelivery = typeof reportDelivery.$inferInsert
type Needs = Pick<Services, 'jobs'>

/** The subscriptions that are due: a delivery is written for each, and a job that prints for those that are equal. */
export const runDue = dueRows<typeof reportSubscription, Needs>({
  name: 'subscriptions.runDue',
  table: reportSubscription,
  due: reportSubscription.NextDate,
  every: '* * * * *',
  whileArchived: 'waits',
  batch: 500,
  work: (doing, rows) => runRows(doing, rows),
})

/** The rule of a schedule from some moment on. */
export const ruleOf = (schedule: Schedule, clock: string, now: number): Recurrence =>
  recurrence.parse(scheduleRule(schedule, clock, Number(dayIn(schedule.TimeZone, now).slice(0, 4)) - 1))

/** When a schedule is due next. */
export const nextDateOf = (schedule: Schedule, clock: string, now: Date): Date => {
  const next = findNextOccurrence(ruleOf(schedule, clock, now.getTime()), schedule.TimeZone, now.getTime())
  if (next === null) throw new Error('a schedule without an end has come to one')
  return new Date(next)
}

/** What the subscriptions of an account depend on now: buildings, readers, contacts. Read once for all rows. */
export const readStanding = async ({ tx, GroupId }: Pick<Doing<unknown>, 'tx'> & { GroupId: string }, rows: readonly SubscriptionRow[]) => {
  const clocks = await readClocks(
    tx,
    GroupId,
    rows.map(one => one.BuildingId),
  )
  const readers = await readReaders(
    tx,
    GroupId,
    rows.map(one => one.SubscriberId ?? one.UserId),
  )
  const addresses = await readAddresses(
    tx,
    GroupId,
    rows.map(one => one.RecipientId),
  )
  return (row: SubscriptionRow): Standing => {
    const report = findReport(row.Type, row.BuildingId)
    const clock = row.BuildingId ? clocks.get(row.BuildingId)?.TimeZone : row.TimeZone
    const reader = readers.get(row.SubscriberId ?? row.UserId)
    const email = row.RecipientId ? addresses.get(row.RecipientId) : row.Email
    if (!clock) return { stop: 'Building' }
    if (!report) return { stop: 'Report' }
    if (!email) return { stop: 'Contact' }
    if (!reader || !mayRead(reader, flagsAt(report, row.BuildingId), row.BuildingId)) return { stop: 'Permission' }
    return { reader, clock, email }
  }
}
/** Why a subscription gets nothing any more, or what it is sent with. */
export type Standing = { stop: StopReason } | { stop?: never; reader: ReportReader; clock: string; email: string }

type Next = { id: string; NextDate: Date | null; Stopped: StopReason | null }

const runRows = async ({ tx, client, services, GroupId: group, now }: Doing<Needs>, rows: readonly SubscriptionRow[]): Promise<void> => {
  const GroupId = group as GroupId // subscriptions are an account's
  const standing = await readStanding({ tx, GroupId }, rows)
  const made: NewDelivery[] = []
  const next: Next[] = []
  for (const row of rows) {
    const { id, NextDate, TimeZone } = row
    const stands = standing(row)
    if (stands.stop || !NextDate) {
      next.push({ id, NextDate: null, Stopped: stands.stop ?? null })
      continue
    }
    const rule = ruleOf(row, stands.clock, NextDate.getTime())
    const { Moments, Next } = catchUp(rule, { timeZone: TimeZone, due: NextDate.getTime(), now: now.getTime(), missed: 'once' })
    for (const moment of Moments) made.push(...deliveryOf(row, stands, moment, now))
    next.push({ id, NextDate: Next === null ? null : new Date(Next), Stopped: null })
  }
  if (made.length > 0) await tx.insert(reportDelivery).values(made).onConflictDoNothing()
  await tx.execute(sql`
    update report_subscription s set next_date = v."NextDate", stopped = coalesce(v."Stopped", s.stopped), on_off = s.on_off and v."NextDate" is not null
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as v(id uuid, "NextDate" timestamptz, "Stopped" text)
    where s.group_id = ${GroupId} and s.id = v.id`)
  await enqueueReports({ services, client, GroupId }, made)
}

type Enqueuing = { services: Needs; client: Parameters<Services['jobs']['enqueue']>[0]; GroupId: GroupId }

/** A job for each report that some deliveries share. */
export const enqueueReports = async ({ services, client, GroupId }: Enqueuing, made: readonly { PrintKey: string }[]): Promise<void> => {
  const keys = [...new Set(made.map(one => one.PrintKey))]
  if (keys.length > 0) await services.jobs.enqueue(client, sendReports, ...keys.map(PrintKey => ({ GroupId, PrintKey })))
}

type Recipient = Extract<Standing, { reader: ReportReader }>
type WantedColumns =
  | 'GroupId'
  | 'BuildingId'
  | 'ReportName'
  | 'Type'
  | 'Name'
  | 'Frequency'
  | 'TimeZone'
  | 'Language'
  | 'Delivery'
  | 'SkipEmpty'
  | 'Path'
type Wanted = Pick<SubscriptionRow, WantedColumns | 'SubscriberId'> & { id: string | null }

/** The delivery of a subscription for a moment; none where its report has no paper. `id` null: a test. */
export const deliveryOf = (row: Wanted, { reader, clock, email }: Recipient, moment: number, now: Date, key = ''): NewDelivery[] => {
  const { days, narrow } = whatOf(row, clock, moment)
  const path = reportPath({ ...row, clock, days, ...(narrow && { narrow }) })
  if (!path) return []
  const { GroupId, BuildingId, ReportName, Type, Name, TimeZone, Language, Delivery, SkipEmpty } = row
  return [
    {
      GroupId,
      BuildingId,
      ReportName,
      Type,
      Name,
      TimeZone,
      Language,
      Delivery,
      SkipEmpty,
      SubscriptionId: row.id,
      RunKey: row.id ? runKey(row.id, moment) : `test.${key}`,
      Email: email,
      ReaderId: reader.UserId,
      SignsIn: row.id === null || row.SubscriberId !== null,
      Path: path,
      FirstDay: days.first,
      LastDay: days.last,
      Clock: clock,
      PrintKey: printKey([path, Language, Delivery === 'XLSX' ? 'xlsx' : 'pdf', rightsOf(reader, BuildingId), String(moment)]),
      DueDate: new Date(now.getTime() + patience),
    },
  ]
}

/** What a report that goes at a moment tells of: the last full period, or of a daily one the day up to then. */
const whatOf = ({ Type, BuildingId, Frequency }: Pick<Wanted, 'Type' | 'BuildingId' | 'Frequency'>, clock: string, moment: number) => {
  if (!findReport(Type, BuildingId)?.Daily) return { days: findLastFullPeriod(periodOf[Frequency], clock, moment) }
  const day = dayIn(clock, moment)
  const until = clockTime(wallClock(clock, moment))
  return { days: { first: day, last: day }, narrow: (filters?: string) => withFilters(filters, { until }) }
}

/** After this long a delivery that still waits has lost its job, and gets another. */
const patience = 3_600_000
const givenUp = 24 * patience

/** An id that is the same for the same parts. */
const printKey = (parts: readonly string[]): string => uuidFrom(JSON.stringify(parts))

/** Deliveries whose job is lost: another one, or for a day's delay the end. */
export const resumeReports = dueRows<typeof reportDelivery, Needs>({
  name: 'subscriptions.resume',
  table: reportDelivery,
  due: reportDelivery.DueDate,
  where: () => sql`"report_delivery"."state" = 'Waiting'`,
  every: '*/10 * * * *',
  whileArchived: 'waits',
  work: async ({ tx, client, services, GroupId: group, now }, rows) => {
    const GroupId = group as GroupId // deliveries are an account's
    const over = new Date(now.getTime() - givenUp)
    const ids = JSON.stringify(rows.map(one => one.id))
    await tx.execute(sql`
      update report_delivery d set due_date = ${new Date(now.getTime() + patience)},
        state = case when d.created_date < ${over} then 'Failed' else d.state end, problem = case when d.created_date < ${over} then 'Print' else d.problem end
      where d.group_id = ${GroupId} and d.id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`)
    await enqueueReports(
      { services, client, GroupId },
      rows.filter(one => one.CreatedDate >= over),
    )
  },
})
