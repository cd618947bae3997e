import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { pinDay } from './tables.ts'

type PinUse = Pick<typeof pinDay.$inferInsert, 'GroupId' | 'BuildingId' | 'Type' | 'Day' | 'LastDate'>

/** Counts a sign-in by PIN, in the transaction that opens its session; the PIN has proven the account, which is entered here. */
export const countPin = async (tx: Tx, use: PinUse): Promise<void> => {
  await tx.execute(sql`select enter_group(${use.GroupId}::uuid)`)
  await tx
    .insert(pinDay)
    .values({ ...use, SignIns: 1 })
    .onConflictDoUpdate({
      target: [pinDay.GroupId, pinDay.BuildingId, pinDay.Type, pinDay.Day],
      set: { SignIns: sql`${pinDay.SignIns} + excluded.sign_ins`, LastDate: sql`greatest(${pinDay.LastDate}, excluded.last_date)` },
    })
}
