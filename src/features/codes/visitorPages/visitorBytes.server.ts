import { and, eq, lt, sql } from 'drizzle-orm'
import type { VisitorPlace } from '../../base/files/visitor.server.ts'
import { AnswerRefused, type Code } from '../scanPage/scannable.server.ts'
import type { ScanWords } from '../scanPage/words.ts'
import { visitorBytes } from './tables.ts'

const MB = 1024 * 1024
/** Bytes of files that visitors may send on a day: of one visit, by one code, to one account. */
export const mostBytes = { visit: 100 * MB, code: 1024 * MB, account: 5 * 1024 * MB } as const

/** Counts bytes that a visitor is about to send. Throws `AnswerRefused` at `Field` where they are beyond what a day takes; then nothing is counted. */
export const takeBytes = (
  { db }: Pick<VisitorPlace, 'db'>,
  { GroupId, QrCodeId }: Pick<Code, 'GroupId' | 'QrCodeId'>,
  { visit, bytes, words, Field }: { visit: string; bytes: number; words: ScanWords; Field: string },
): Promise<void> =>
  db.withTenant(GroupId, async tx => {
    const Day = new Date().toISOString().slice(0, 10)
    const row = (Of: string) => ({ GroupId, Day, Of, Bytes: bytes })
    const taken = await tx
      .insert(visitorBytes)
      .values([row(''), row(QrCodeId), row(visit)])
      .onConflictDoUpdate({
        target: [visitorBytes.GroupId, visitorBytes.Day, visitorBytes.Of],
        set: { Bytes: sql`visitor_bytes.bytes + excluded.bytes` },
      })
      .returning({ Of: visitorBytes.Of, Bytes: visitorBytes.Bytes })
    const of = (Of: string) => taken.find(one => one.Of === Of)?.Bytes ?? 0
    if (of(visit) > mostBytes.visit) throw new AnswerRefused({ [Field]: words.filesTooMany })
    if (of(QrCodeId) > mostBytes.code || of('') > mostBytes.account) throw new AnswerRefused({ [Field]: words.filesFull })
    if (of('') === bytes) await tx.delete(visitorBytes).where(and(eq(visitorBytes.GroupId, GroupId), lt(visitorBytes.Day, Day))) // the first of the day
  })
