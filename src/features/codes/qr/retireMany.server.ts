import { and, eq, type SQL } from 'drizzle-orm'
import type { BulkCall } from '../../../core/bulk.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { saveRecords } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { type BulkPlace, type BulkRow, type BulkWords, serveBulk } from '../../base/tasks/bulk.server.ts'
import { type QrCodeFilter, RestoreQrCodes, RetireQrCodes } from './contract.ts'
import { changedTopic, codesInScope } from './data.ts'
import { retireFacets } from './facets.server.ts'
import { qrCode } from './tables.ts'
import { wantedCodes } from './wanted.server.ts'
import { restoreWords, retireWords } from './words.ts'

const found = async (ctx: Ctx<'group'>, where: SQL | undefined): Promise<BulkRow[]> => {
  const { id, Version, QrName: Name, Retired } = qrCode
  const rows = await ctx.tx.select({ id, Version, Name, Retired }).from(qrCode).where(where).orderBy(id)
  return rows.map(({ Retired: before, ...row }) => ({ ...row, Before: { Retired: before } }))
}

/** Retires codes, or takes them back into service: those in the other state. Every process is notified. */
const setRetiredMany = (call: BulkCall<QrCodeFilter>, job: string, Retired: boolean, words: BulkWords) =>
  serveBulk<QrCodeFilter>({
    call,
    job,
    Object: 'qr_code',
    words,
    find: (ctx, filter) => found(ctx, wantedCodes(ctx, { ...filter, Retired: !Retired })),
    read: (ctx, ids) => found(ctx, and(codesInScope(ctx), oneOf(qrCode.id, ids), eq(qrCode.Retired, !Retired))),
    save: async (place: BulkPlace, rows) => {
      const saved = await saveRecords(place, qrCode, rows, { Retired })
      await retireFacets(
        place,
        saved.map(({ id }) => id),
        Retired,
      )
      for (const { Address } of saved) await place.notify(changedTopic, Address)
      return saved.map(({ id }) => ({ id, After: { Retired } }))
    },
  })

export const retireMany = setRetiredMany(RetireQrCodes, 'qr.retireMany', true, retireWords)
export const restoreMany = setRetiredMany(RestoreQrCodes, 'qr.restoreMany', false, restoreWords)
