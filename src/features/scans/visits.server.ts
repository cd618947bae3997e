import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database.ts'
import { idempotency } from '../../platform/tables.ts'
import type { Code } from './codes.server.ts'
import { dayIn } from './days.ts'
import { clickDay, scanDay } from './tables.ts'

const longestStay = 3600
export const longestItemName = 100

/** Whether something is done for the first time under this key; the row goes with the caller's transaction and is kept for 48 hours. */
export const firstTime = async (tx: Tx, code: Code, what: string, key: string): Promise<boolean> => {
  const taken = await tx
    .insert(idempotency)
    .values({ Scope: code.GroupId, Actor: 'visitor', Call: `scan/${what}`, Key: key, BodyHash: '', Reply: {} })
    .onConflictDoNothing()
    .returning({ Key: idempotency.Key })
  return taken.length === 1
}

type Added = { Sessions?: number; Seconds?: number; Engaged?: number }
/** Adds to the day of a code, by its building's clock. */
export const addToDay = async (tx: Tx, code: Code, { Sessions = 0, Seconds = 0, Engaged = 0 }: Added): Promise<void> => {
  await tx
    .insert(scanDay)
    .values({ ...rowOf(code), Sessions, Seconds, Engaged })
    .onConflictDoUpdate({
      target: [scanDay.GroupId, scanDay.QrCodeId, scanDay.Day],
      set: {
        Sessions: sql`${scanDay.Sessions} + excluded.sessions`,
        Seconds: sql`${scanDay.Seconds} + excluded.seconds`,
        Engaged: sql`${scanDay.Engaged} + excluded.engaged`,
      },
    })
}

/** A stay on the page, told when it is left: it counts once a visit, its seconds each time, its engagement once. */
export const recordStay = (
  db: Database,
  code: Code,
  visit: string,
  { seconds, engaged }: { seconds: number; engaged: boolean },
): Promise<void> =>
  db.withTenant(code.GroupId, async tx => {
    const Sessions = (await firstTime(tx, code, 'stay', visit)) ? 1 : 0
    const Engaged = engaged && (await firstTime(tx, code, 'engaged', visit)) ? 1 : 0
    await addToDay(tx, code, { Sessions, Engaged, Seconds: clamped(seconds) })
  })

/** A tap on a button of the page, with the seconds since the page was opened; a tap engages the visit. */
export const recordClick = (db: Database, code: Code, visit: string, { item, seconds }: { item: string; seconds: number }): Promise<void> =>
  db.withTenant(code.GroupId, async tx => {
    await addClick(tx, code, item, seconds)
    if (await firstTime(tx, code, 'engaged', visit)) await addToDay(tx, code, { Engaged: 1 })
  })

/** Adds a tap to the day of a button. */
export const addClick = async (tx: Tx, code: Code, ItemName: string, seconds: number): Promise<void> => {
  await tx
    .insert(clickDay)
    .values({ ...rowOf(code), ItemName: ItemName.slice(0, longestItemName), Clicks: 1, Seconds: clamped(seconds) })
    .onConflictDoUpdate({
      target: [clickDay.GroupId, clickDay.QrCodeId, clickDay.ItemName, clickDay.Day],
      set: { Clicks: sql`${clickDay.Clicks} + excluded.clicks`, Seconds: sql`${clickDay.Seconds} + excluded.seconds` },
    })
}

const rowOf = (code: Code) => ({
  GroupId: code.GroupId,
  BuildingId: code.building.id,
  QrCodeId: code.QrCodeId,
  Day: dayIn(code.building.TimeZone, Date.now()),
})

const clamped = (seconds: number): number => (Number.isFinite(seconds) ? Math.min(Math.max(Math.round(seconds), 0), longestStay) : 0)
