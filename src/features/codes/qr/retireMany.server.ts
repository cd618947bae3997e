import type { BulkCall } from '../../../core/bulk.ts'
import type { BulkWords } from '../../base/tasks/bulk.server.ts'
import { serveOutOfUse } from '../../base/tasks/outOfUse.server.ts'
import { type QrCodeFilter, RestoreQrCodes, RetireQrCodes } from './contract.ts'
import { changedTopic, codesInScope } from './data.ts'
import { retireFacets } from './facets.server.ts'
import { qrCode } from './tables.ts'
import { wantedCodes } from './wanted.server.ts'
import { restoreWords, retireWords } from './words.ts'

/** Retires codes, or takes them back into service. Every process is notified. */
const setRetiredMany = (call: BulkCall<QrCodeFilter>, job: string, out: boolean, words: BulkWords) =>
  serveOutOfUse<QrCodeFilter, typeof qrCode>({
    call,
    job,
    Object: 'qr_code',
    words,
    table: qrCode,
    name: qrCode.QrName,
    out,
    wanted: (ctx, filter) => wantedCodes(ctx, { ...filter, Retired: !out }),
    seen: codesInScope,
    after: async (place, saved) => {
      await retireFacets(
        place,
        saved.map(({ id }) => id),
        out,
      )
      for (const { Address } of saved) await place.notify(changedTopic, Address)
    },
  })

export const retireMany = setRetiredMany(RetireQrCodes, 'qr.retireMany', true, retireWords)
export const restoreMany = setRetiredMany(RestoreQrCodes, 'qr.restoreMany', false, restoreWords)
