import { and, eq, isNull } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import type { BuildingId, GroupId as GroupIdType } from '../../../core/ids.ts'
import { addDays } from '../../../core/steps.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { Services } from '../../../platform/services.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import type { Doing } from '../../../platform/time/dueTypes.ts'
import { type AnswerSums, readAnswerSums } from '../../codes/answers/sums.server.ts'
import { placesOf } from '../../property/buildings/places.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { flagsAt } from '../subscriptions/access.ts'
import { mayRead, type ReportReader, readReaders } from '../subscriptions/readers.server.ts'
import type { AlertMetric } from './model.ts'
import { type FigureAlertRow, figureAlert, figureAlertEvent } from './tables.ts'

type Needs = Pick<Services, 'jobs'>
type Watching = Doing<Needs> & { GroupId: GroupIdType }
const HOUR = 3_600_000

/** The alerts whose figures are looked at: each once an hour. */
export const watchFigures = dueRows<typeof figureAlert, Needs>({
  name: 'figureAlerts.watch',
  table: figureAlert,
  due: figureAlert.NextDate,
  every: '*/5 * * * *',
  whileArchived: 'waits',
  batch: 500,
  work: async (doing, rows) => {
    const watching = { ...doing, GroupId: doing.GroupId as GroupIdType } // alerts are an account's
    await watch(watching, rows)
  },
})

type Sums = AnswerSums<'BuildingId' | 'EntityType'>
type BuildingFigures = (row: FigureAlertRow, BuildingId: string) => { value: number; n: number } | null

const watch = async (doing: Watching, rows: readonly FigureAlertRow[]): Promise<void> => {
  const { tx, GroupId, now } = doing
  const readers = await readReaders(
    tx,
    GroupId,
    rows.map(one => one.UserId),
  )
  const isAllowed = (row: FigureAlertRow): boolean => {
    const reader = readers.get(row.UserId)
    return reader !== undefined && mayRead(reader, flagsAt({ may: 'AnalyticsDashboards' }, row.BuildingId), row.BuildingId)
  }
  const watched = rows.filter(isAllowed)
  const buildings = await tx
    .select({ id: building.id, TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), isNull(building.ArchivedDate)))
  const figureAt = await readFigures(doing, watched, buildings)
  for (const row of watched) {
    const places = placesSeen(row, readers.get(row.UserId), buildings)
    await settleAlert(doing, row, places, figureAt)
  }
  const next = (which: readonly FigureAlertRow[], columns: Partial<FigureAlertRow>) =>
    which.length === 0
      ? null
      : tx
          .update(figureAlert)
          .set(columns)
          .where(
            and(
              eq(figureAlert.GroupId, GroupId),
              oneOf(
                figureAlert.id,
                which.map(one => one.id),
              ),
            ),
          )
  await next(watched, { NextDate: new Date(now.getTime() + HOUR) })
  await next(
    rows.filter(row => !isAllowed(row)),
    { OnOff: false, NextDate: null },
  )
}

const placesSeen = (row: FigureAlertRow, reader: ReportReader | undefined, buildings: readonly { id: string }[]): string[] =>
  buildings
    .map(one => one.id)
    .filter(id => (row.BuildingId ? id === row.BuildingId : !reader?.buildings || reader.buildings.some(seen => seen === id)))

/** The figures of all buildings that the alerts are about, by each building's own days: one statement for a zone and a number of days. */
const readFigures = async (
  { tx, GroupId, now }: Watching,
  rows: readonly FigureAlertRow[],
  buildings: readonly { id: string; TimeZone: string }[],
): Promise<BuildingFigures> => {
  const known = new Map<string, Sums[]>()
  const zones = Map.groupBy(buildings, one => one.TimeZone)
  for (const days of new Set(rows.map(one => one.Days)))
    for (const [zone, places] of zones) {
      const last = dayIn(zone, now.getTime())
      const scope = placesOf({ GroupId, BuildingId: undefined, buildings: places.map(one => one.id as BuildingId) }) // as the table holds them
      const periods = [{ first: addDays(last, 1 - days), last }]
      const sums = await readAnswerSums(tx, { scope, periods, by: ['BuildingId', 'EntityType'] })
      for (const [id, own] of Map.groupBy(sums, one => one.BuildingId)) known.set(`${days} ${id}`, own)
    }
  return ({ Days, Metric, EntityType }, id) => {
    const own = (known.get(`${Days} ${id}`) ?? []).filter(one => EntityType === '' || one.EntityType === EntityType)
    return measure(Metric, own)
  }
}

/** The mean of a metric over sums, and how many answers it is of; null of none. */
const measure = (metric: AlertMetric, sums: readonly Sums[]): { value: number; n: number } | null => {
  const sum = (of: (one: Sums) => number) => sums.reduce((total, one) => total + of(one), 0)
  const [n, total] = {
    CSAT: () => [sum(one => one.Count), sum(one => one.ScoreSum)] as const,
    CES: () => [sum(one => one.CESCount), sum(one => one.CESSum)] as const,
    NPS: () => [sum(one => one.NPSCount), 100 * sum(one => one.Promoters - one.Detractors)] as const,
  }[metric]()
  return n === 0 ? null : { value: total / n, n }
}

/** Tells of each building where the figure has fallen below the limit, once until it is back above it. */
const settleAlert = async (doing: Watching, row: FigureAlertRow, places: readonly string[], figureAt: BuildingFigures): Promise<void> => {
  const { tx, client, services, GroupId, now } = doing
  const ofAlert = and(eq(figureAlertEvent.GroupId, GroupId), eq(figureAlertEvent.AlertId, row.id), isNull(figureAlertEvent.EndDate))
  const figures = places.flatMap(BuildingId => {
    const figure = figureAt(row, BuildingId)
    return figure && figure.n >= row.LeastN ? [{ BuildingId, ...figure }] : []
  })
  const back = figures.filter(one => one.value >= row.Below).map(one => one.BuildingId)
  if (back.length > 0)
    await tx
      .update(figureAlertEvent)
      .set({ EndDate: now })
      .where(and(ofAlert, oneOf(figureAlertEvent.BuildingId, back)))
  const low = figures.filter(one => one.value < row.Below)
  if (low.length === 0 || (row.PausedUntil && row.PausedUntil > now)) return
  const told = await tx
    .insert(figureAlertEvent)
    .values(low.map(({ BuildingId, value, n }) => ({ GroupId, AlertId: row.id, BuildingId, Value: value, Count: n, CreatedDate: now })))
    .onConflictDoNothing()
    .returning({ id: figureAlertEvent.id })
  await enqueueTelling(
    services.jobs,
    client,
    told.map(({ id }) => ({ GroupId, What: 'figureAlert', SubjectId: id })),
  )
}
