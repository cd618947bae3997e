import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { VisitorPlace } from '../../base/files/visitor.server.ts'
import { AnswerRefused, type Code } from '../scanPage/scannable.server.ts'
import type { ScanWords } from '../scanPage/words.ts'
import { visitorBytes } from './tables.ts'

const MB = 1024 * 1024
/**
 * Bytes of a day: of files that are kept, in one visit, by one code, in one account; and of all that arrives from one address, over all codes
 * of an account. So an address that sends and finishes nothing uses up nobody's share but its own.
 */
export const mostBytes = { visit: 100 * MB, address: 512 * MB, code: 1024 * MB, account: 5 * 1024 * MB } as const

/** The sender of files, and the reply when no more are accepted. `address` is the sender's network, as in limits. */
export type BytesOf = Pick<Code, 'GroupId' | 'QrCodeId'> & { visit: string; address: string; words: ScanWords; Field: string }

const rowOfAddress = (address: string): string => `from:${address}`
const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Throws `AnswerRefused` at the field where a file of so many bytes would be beyond what a day takes. Counts nothing. */
export const requireBytes = ({ db }: Pick<VisitorPlace, 'db'>, of: BytesOf, bytes: number): Promise<void> =>
  db.withTenant(
    of.GroupId,
    async tx => {
      const rows = [of.visit, rowOfAddress(of.address), of.QrCodeId, '']
      const own = and(eq(visitorBytes.GroupId, of.GroupId), eq(visitorBytes.Day, dayOf(new Date())), inArray(visitorBytes.Of, rows))
      const taken = await tx.select({ Of: visitorBytes.Of, Bytes: visitorBytes.Bytes }).from(visitorBytes).where(own)
      refuseBeyond(of, Of => (taken.find(one => one.Of === Of)?.Bytes ?? 0) + bytes)
    },
    { readOnly: true },
  )

/** Counts bytes that have arrived, or a file that is kept, in the transaction that keeps them. Throws `AnswerRefused` beyond a day's; then nothing is kept. */
export const countBytes = async (tx: Tx, of: BytesOf, step: 'Arrived' | 'Kept', bytes: number): Promise<void> => {
  const { GroupId } = of
  const Day = dayOf(new Date())
  const rows = step === 'Arrived' ? [rowOfAddress(of.address)] : ['', of.QrCodeId, of.visit]
  const taken = await tx
    .insert(visitorBytes)
    .values(rows.map(Of => ({ GroupId, Day, Of, Bytes: bytes })))
    .onConflictDoUpdate({
      target: [visitorBytes.GroupId, visitorBytes.Day, visitorBytes.Of],
      set: { Bytes: sql`visitor_bytes.bytes + excluded.bytes` },
    })
    .returning({ Of: visitorBytes.Of, Bytes: visitorBytes.Bytes })
  const reached = (Of: string) => taken.find(one => one.Of === Of)?.Bytes ?? 0
  refuseBeyond(of, reached)
  if (reached('') === bytes) await tx.delete(visitorBytes).where(and(eq(visitorBytes.GroupId, GroupId), lt(visitorBytes.Day, Day))) // the first of the day
}

const refuseBeyond = ({ QrCodeId, visit, address, words, Field }: BytesOf, of: (Of: string) => number): void => {
  if (of(visit) > mostBytes.visit) throw new AnswerRefused({ [Field]: words.filesTooMany })
  if (of(rowOfAddress(address)) > mostBytes.address) throw new AnswerRefused({ [Field]: words.filesTooMany })
  if (of(QrCodeId) > mostBytes.code || of('') > mostBytes.account) throw new AnswerRefused({ [Field]: words.filesFull })
}
