import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { dayIn } from '../../../core/days.ts'
import { combine } from '../../../platform/db/combine.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { addSums, type Contribution, contribute } from '../../../platform/db/rollUp.ts'
import { allAnswered, sendWithCommit } from '../../../platform/db/statements.ts'
import { momentOf } from '../../../platform/db/uuidv7.ts'
import type { Code } from '../scanPage/scannable.server.ts'
import { reopenDays } from './closeDays.server.ts'
import { clickDays, scanDays } from './rollUp.server.ts'
import { scan } from './tables.ts'

const longestStay = 3600
export const longestItemName = 100

/** Whether something is done for the first time in a visit; the row goes with the caller's transaction and is kept for 48 hours. */
export const firstTime = (tx: Tx, { code, visit }: Visit, what: string): Promise<boolean> =>
  takeKey(tx, { GroupId: code.GroupId, call: `scan/${what}`, visit })

type VisitKey = { GroupId: string; call: string; visit: string }
// Sorted, so that two processes that take the same keys never wait in a circle.
const takeKey = combine<VisitKey, boolean>(
  ({ GroupId }) => GroupId,
  async (tx, asked) => {
    const sorted = [...asked.keys()].toSorted((a, b) => (keyOf(asked[a]) < keyOf(asked[b]) ? -1 : 1))
    const list = (of: (one: VisitKey | undefined) => string | undefined) => sql.param(sorted.map(i => of(asked[i])))
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select t.taken from unnest(${list(one => one?.call)}::text[], ${list(one => one?.visit)}::text[]) with ordinality as k(call, visit, n),
          lateral take_key(${asked[0]?.GroupId}, 'visitor', k.call, k.visit, '') t order by k.n`,
    )
    const taken = new Map(sorted.map((i, n) => [i, rows[n]?.taken === true]))
    return asked.map((_, i) => taken.get(i) === true)
  },
)
const keyOf = (one: VisitKey | undefined): string => `${one?.visit} ${one?.call}`

/** A visit of a code: its scan's id, which tells when it was. */
export type Visit = { readonly code: Code; readonly visit: string }

/** Whether a person's scan was recorded for a visit. Nothing else is counted without it: no robot is in a figure, no session without a scan. */
export const isPersons = (tx: Tx, { code, visit }: Visit): Promise<boolean> => findPersons(tx, { GroupId: code.GroupId, visit })

const findPersons = combine<{ GroupId: string; visit: string }, boolean>(
  ({ GroupId }) => GroupId,
  async (tx, asked) => {
    const visits = sql.param(asked.map(({ visit }) => visit))
    const found = await tx
      .select({ id: scan.id })
      .from(scan)
      .where(and(eq(scan.GroupId, asked[0]?.GroupId ?? ''), sql`${scan.id} = any(${visits}::uuid[])`, eq(scan.Bot, false)))
    const persons = new Set(found.map(({ id }) => id))
    return asked.map(({ visit }) => persons.has(visit))
  },
)

/** The transaction in which something is counted. */
type Within = { tx: Tx; client: pg.PoolClient }
type Added = { Sessions?: number; Seconds?: number; Engaged?: number; Repeats?: number }
/** Adds to the day of a visit, by its building's clock. */
const addToDay = ({ client }: Within, visit: Visit, added: Added): Promise<void> =>
  addOfVisits(client, [contribute(scanDays, { ...rowOf(visit), ...added })])

/** A page may stay open for days: what it tells of a closed day opens the month of that day again. */
const addOfVisits = async (client: pg.PoolClient, added: readonly Contribution[]): Promise<void> => {
  const byAccount = Map.groupBy(
    added.filter(({ to }) => to === scanDays),
    ({ row }) => String(row.GroupId),
  )
  const reopened = [...byAccount].map(([GroupId, own]) => reopenDays(client, GroupId, new Set(own.map(({ row }) => String(row.Day)))))
  await allAnswered([...reopened, addSums(client, added)])
}

type Stay = { seconds: number; engaged: boolean; isRepeat: (tx: Tx) => Promise<boolean> }
/** A stay on the page, told when it is left: it counts once a visit, as does that it is a repeat; its seconds each time, its engagement once. */
export const recordStay = (db: Database, visit: Visit, { seconds, engaged, isRepeat }: Stay): Promise<void> =>
  db.withTenant(visit.code.GroupId, async (tx, client) => {
    if (!(await isPersons(tx, visit))) return
    const Sessions = (await firstTime(tx, visit, 'stay')) ? 1 : 0
    const Repeats = Sessions === 1 && (await isRepeat(tx)) ? 1 : 0
    const Engaged = engaged && (await firstTime(tx, visit, 'engaged')) ? 1 : 0
    await addToDay({ tx, client }, visit, { Sessions, Repeats, Engaged, Seconds: clamped(seconds) })
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

/** What was sent in a visit: `what` names it among all that is sent in it; `click`: the button that sent it, null where scans are not tracked; `work` keeps it. */
export type VisitSubmission = { visit: Visit; what: string; click: Click | null; work: () => Promise<void> }

/** Keeps what was sent, each once, and counts its click with it. What does not wait for each other goes to the database together. */
export const keepOnce = async ({ tx, client }: Within, sent: readonly VisitSubmission[]): Promise<void> => {
  const added = await allAnswered(sent.map(one => keepOne(tx, one)))
  sendWithCommit(client, () => addOfVisits(client, added.flat()))
}

const keepOne = async (tx: Tx, { visit, what, click, work }: VisitSubmission): Promise<Contribution[]> => {
  const none = Promise.resolve(false)
  const [isFirst, persons, engages] = await allAnswered([
    firstTime(tx, visit, what),
    click ? isPersons(tx, visit) : none,
    click ? firstTime(tx, visit, 'engaged') : none,
  ])
  if (!isFirst) return []
  await work()
  if (!click || !persons) return []
  return [tapOf(visit, click), ...(engages ? [contribute(scanDays, { ...rowOf(visit), Engaged: 1 })] : [])]
}

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
