import { and, eq } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { type JobContext, job } from '../../../platform/jobs/job.ts'
import { type PageFile, PrintError } from '../../../platform/pdf/printer.ts'
import { printPaper } from '../../base/papers/print.server.ts'
import { flagsAt } from './access.ts'
import { isEmptyReport } from './emptyReport.ts'
import { letterOf } from './letter.server.ts'
import { mayRead, readClocks, readReaders } from './readers.server.ts'
import { findReport } from './reports.ts'
import { formOf, type Printing, type StoredReport, storeReport } from './store.server.ts'
import { type DeliveryRow, reportDelivery, reportSubscription } from './tables.ts'

type Services = JobContext['services']

/** Mails that one transaction writes. */
const atOnce = 50
/** A browser that ends under a print says nothing against the page. */
const mostTries = (error: unknown): number => (error instanceof PrintError && error.reason === 'browser' ? 10 : 3)

/** Prints a report once, and mails it to all whose delivery names it. Repeated, it is the same file and the same mails. */
export const sendReports = job<Printing>(
  'subscriptions.send',
  async ({ services, attempt }, data) => {
    try {
      await send(services, data)
    } catch (error) {
      const over = attempt >= mostTries(error) || error instanceof Refusal || (error instanceof PrintError && error.reason === 'path')
      services.log.warn({ report: data.PrintKey, error: String(error) }, 'a subscribed report could not be sent')
      if (!over) throw error
      await services.db.withTenant(data.GroupId, tx => settle(tx, waiting(data), { State: 'Failed', Problem: 'Print' }))
    }
  },
  { seconds: 600 },
)

const waiting = ({ GroupId, PrintKey }: Printing) =>
  and(eq(reportDelivery.GroupId, GroupId), eq(reportDelivery.PrintKey, PrintKey), eq(reportDelivery.State, 'Waiting'))

const settle = (tx: Tx, which: ReturnType<typeof and>, columns: Partial<typeof reportDelivery.$inferInsert>) =>
  tx.update(reportDelivery).set(columns).where(which)

const send = async (services: Services, data: Printing): Promise<void> => {
  const allowed = await services.db.withPeople('readers of a report', data.GroupId, tx => dropOthers(tx, data))
  const [first] = allowed
  if (!first) return
  const about = { GroupId: data.GroupId, UserId: first.ReaderId, path: first.Path, language: first.Language }
  // Whether it is empty its numbers say, which are made with it.
  const form = formOf(first)
  const asksEmpty = allowed.some(one => one.SkipEmpty)
  let printed: Promise<PageFile> | undefined
  const print = () => {
    printed ??= printPaper(services, { ...about, form, also: asksEmpty ? ['csv'] : [] })
    return printed
  }
  const rows = await dropEmpty(services, data, allowed, async () => (await print()).files?.at(-1)?.bytes)
  if (rows.length === 0) return
  const report = await storeReport(services, data, first, print)
  for (let from = 0; from < rows.length; from += atOnce) await mailSome(services, data, report, rows.slice(from, from + atOnce))
}

/** The deliveries that may still go out. Of the others those are over whose reader may not read it any more; who has left gets nothing. */
const dropOthers = async (tx: Tx, data: Printing): Promise<DeliveryRow[]> => {
  const rows = await tx.select().from(reportDelivery).where(waiting(data)).orderBy(reportDelivery.id)
  if (rows.length === 0) return []
  const { GroupId } = data
  const subscribed = rows.flatMap(one => one.SubscriptionId ?? [])
  const live = await tx
    .select({ id: reportSubscription.id })
    .from(reportSubscription)
    .where(and(eq(reportSubscription.GroupId, GroupId), oneOf(reportSubscription.id, subscribed), eq(reportSubscription.OnOff, true)))
  const on = new Set(live.map(one => one.id))
  const readers = await readReaders(
    tx,
    GroupId,
    rows.map(one => one.ReaderId),
  )
  const clocks = await readClocks(
    tx,
    GroupId,
    rows.map(one => one.BuildingId),
  )
  const isOn = (row: DeliveryRow) => row.SubscriptionId === null || on.has(row.SubscriptionId)
  const isAllowed = ({ ReaderId, Type, BuildingId }: DeliveryRow): boolean => {
    const [reader, report] = [readers.get(ReaderId), findReport(Type, BuildingId)]
    if (!reader || !report || (BuildingId && !clocks.has(BuildingId))) return false
    return mayRead(reader, flagsAt(report, BuildingId), BuildingId)
  }
  const ofAccount = (ids: readonly string[]) => and(eq(reportDelivery.GroupId, GroupId), oneOf(reportDelivery.id, ids))
  const gone = rows.filter(row => !isOn(row)).map(row => row.id)
  const refused = rows.filter(row => isOn(row) && !isAllowed(row)).map(row => row.id)
  if (gone.length > 0) await tx.delete(reportDelivery).where(ofAccount(gone))
  if (refused.length > 0) await settle(tx, ofAccount(refused), { State: 'Failed', Problem: 'Permission' })
  return rows.filter(row => isOn(row) && isAllowed(row))
}

/** Where nothing is in a report, those who asked so do not get it. */
const dropEmpty = async (
  services: Services,
  { GroupId }: Printing,
  rows: DeliveryRow[],
  readNumbers: () => Promise<Buffer | undefined>,
) => {
  const asked = rows.filter(one => one.SkipEmpty)
  if (asked.length === 0) return rows
  const numbers = await readNumbers()
  if (!numbers || !isEmptyReport(numbers.toString())) return rows
  const these = and(
    eq(reportDelivery.GroupId, GroupId),
    oneOf(
      reportDelivery.id,
      asked.map(one => one.id),
    ),
  )
  await services.db.withTenant(GroupId, tx => settle(tx, these, { State: 'Skipped' }))
  return rows.filter(one => !one.SkipEmpty)
}

/** Mails and the marks that they went out, in one transaction: each goes once, whatever ends under it. */
const mailSome = (services: Services, { GroupId }: Printing, report: StoredReport, some: readonly DeliveryRow[]) =>
  services.db.withPeople('mails of subscriptions', GroupId, async (tx, client) => {
    const ids = some.map(one => one.id)
    const these = and(eq(reportDelivery.GroupId, GroupId), oneOf(reportDelivery.id, ids), eq(reportDelivery.State, 'Waiting'))
    const rows = await tx.select().from(reportDelivery).where(these).orderBy(reportDelivery.id).for('update')
    if (rows.length === 0) return
    const now = new Date()
    const places = await readClocks(
      tx,
      GroupId,
      rows.map(one => one.BuildingId),
    )
    const subscriptions = await readSubscriptions(tx, GroupId, rows)
    for (const row of rows) {
      const subscription = row.SubscriptionId ? subscriptions.get(row.SubscriptionId) : undefined
      const place = row.BuildingId ? places.get(row.BuildingId)?.Name : undefined
      await services.mail.post(client, letterOf(services.config, { row, ...report, place, schedule: subscription, now }))
    }
    const File = report.file.key
    await settle(tx, these, { State: 'Sent', SentDate: now, File })
    await noteFiles(
      tx,
      reportDelivery,
      rows.map(({ id }) => ({ id, GroupId, File })),
    )
  })

const readSubscriptions = async (tx: Tx, GroupId: GroupId, rows: readonly DeliveryRow[]) => {
  const ids = rows.flatMap(one => one.SubscriptionId ?? [])
  const found = await tx
    .select()
    .from(reportSubscription)
    .where(and(eq(reportSubscription.GroupId, GroupId), oneOf(reportSubscription.id, ids)))
  return new Map(found.map(one => [one.id, one]))
}
