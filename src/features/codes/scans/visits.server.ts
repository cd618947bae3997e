import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { dayIn } from '../../../core/days.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { addSums, contribute } from '../../../platform/db/rollUp.ts'
import { allAnswered, together } from '../../../platform/db/statements.ts'
import { momentOf } from '../../../platform/db/uuidv7.ts'
import type { Code } from '../scanPage/scannable.server.ts'
import { clickDays, scanDays } from './rollUp.server.ts'
import { scan } from './tables.ts'

const longestStay = 3600
export const longestItemName = 100

/** Whether something is done for the first time in a visit; the row goes with the caller's transaction and is kept for 48 hours. */
export const firstTime = async (tx: Tx, { code, visit }: Visit, what: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select taken from take_key(${code.GroupId}, 'visitor', ${`scan/${what}`}, ${visit}, '')`,
  )
  return rows[0]?.taken === true
}

/** A visit of a code: its scan's id, which tells when it was. */
export type Visit = { readonly code: Code; readonly visit: string }

/** Whether a person's scan was recorded for a visit: nothing else is counted of it, so that a robot stands in no figure, and no session without its scan. */
export const isPersons = async (tx: Tx, { code, visit }: Visit): Promise<boolean> => {
  const found = await tx
    .select({ id: scan.id })
    .from(scan)
    .where(and(eq(scan.GroupId, code.GroupId), eq(scan.id, visit), eq(scan.Bot, false)))
  return found.length === 1
}

/** The transaction in which something is counted. */
type Within = { tx: Tx; client: pg.PoolClient }
type Added = { Sessions?: number; Seconds?: number; Engaged?: number; Repeats?: number }
/** Adds to the day of a visit, by its building's clock. */
const addToDay = ({ client }: Within, visit: Visit, added: Added): Promise<void> =>
  addSums(client, [contribute(scanDays, { ...rowOf(visit), ...added })])

type Stay = { seconds: number; engaged: boolean; again: boolean }
/** A stay on the page, told when it is left: it counts once a visit, as does that the phone was here `again`; its seconds each time, its engagement once. */
export const recordStay = (db: Database, visit: Visit, { seconds, engaged, again }: Stay): Promise<void> =>
  db.withTenant(visit.code.GroupId, async (tx, client) => {
    if (!(await isPersons(tx, visit))) return
    const Sessions = (await firstTime(tx, visit, 'stay')) ? 1 : 0
    const Engaged = engaged && (await firstTime(tx, visit, 'engaged')) ? 1 : 0
    await addToDay({ tx, client }, visit, { Sessions, Repeats: again ? Sessions : 0, Engaged, Seconds: clamped(seconds) })
  })

export type Click = { item: string; seconds: number }
/** A tap on a button of the page, with the seconds since the page was opened; a tap engages the visit. */
export const recordClick = (db: Database, visit: Visit, click: Click): Promise<void> =>
  db.withTenant(visit.code.GroupId, (tx, client) => addClick({ tx, client }, visit, click))

const addClick = async (within: Within, visit: Visit, click: Click): Promise<void> => {
  if (!(await isPersons(within.tx, visit))) return
  await addTap(within, visit, click)
  if (await firstTime(within.tx, visit, 'engaged')) await addToDay(within, visit, { Engaged: 1 })
}

/**
 * Keeps what was sent in a visit by `work`, once: `what` names it among all that is sent in the visit. `click`: the button that sent it, counted
 * with it; null where scans are not tracked. What does not wait for each other goes to the database together.
 */
export const keepOnce = async (within: Within, visit: Visit, { what, click }: Sent, work: () => Promise<void>): Promise<void> => {
  const { tx, client } = within
  together(client)
  const none = Promise.resolve(false)
  const [isFirst, persons, engages] = await allAnswered([
    firstTime(tx, visit, what),
    click ? isPersons(tx, visit) : none,
    click ? firstTime(tx, visit, 'engaged') : none,
  ])
  if (!isFirst) return
  together(client)
  await work()
  if (!click || !persons) return
  together(client)
  await addSums(client, [tapOf(visit, click), ...(engages ? [contribute(scanDays, { ...rowOf(visit), Engaged: 1 })] : [])])
}
type Sent = { what: string; click: Click | null }

/** A tap on a button of a hub, which leads to the page of its item: that page tells of the visit's engagement. */
export const recordTap = (db: Database, visit: Visit, click: Click): Promise<void> =>
  db.withTenant(visit.code.GroupId, async (tx, client) => {
    if (await isPersons(tx, visit)) await addTap({ tx, client }, visit, click)
  })

const addTap = ({ client }: Within, visit: Visit, click: Click): Promise<void> => addSums(client, [tapOf(visit, click)])

const tapOf = (visit: Visit, { item, seconds }: Click) =>
  contribute(clickDays, { ...rowOf(visit), ItemName: item.slice(0, longestItemName), Clicks: 1, Seconds: clamped(seconds) })

const rowOf = ({ code, visit }: Visit) => ({
  GroupId: code.GroupId,
  BuildingId: code.building.id,
  QrCodeId: code.QrCodeId,
  Day: dayIn(code.building.TimeZone, momentOf(visit)),
})

const clamped = (seconds: number): number => (Number.isFinite(seconds) ? Math.min(Math.max(Math.round(seconds), 0), longestStay) : 0)
