import { and, asc, eq } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { readSignedCodes } from '../printing/content.server.ts'
import type { KitGuests } from '../printing/guests.server.ts'
import { drawPair } from './draw.server.ts'
import { qrPair } from './tables.ts'

/** The signs with two codes of some buildings, for their print kits; one of whose codes is out of service is left out. */
export const pairsForKit: KitGuests = async function* ({ db, files, config: { baseUrl } }, { GroupId, BuildingIds }) {
  const rows = await db.withTenant(
    GroupId,
    tx =>
      tx
        .select()
        .from(qrPair)
        .where(and(eq(qrPair.GroupId, GroupId), oneOf(qrPair.BuildingId, BuildingIds)))
        .orderBy(asc(qrPair.BuildingId), asc(qrPair.Location), asc(qrPair.id)),
    { readOnly: true },
  )
  for (const { QrCodeId1, QrCodeId2, ...options } of rows) {
    const drawn = await db.withTenant(
      GroupId,
      async tx => {
        const ids = [QrCodeId1, QrCodeId2] as const
        const inUse = and(eq(qrCode.GroupId, GroupId), oneOf(qrCode.id, ids), eq(qrCode.Retired, false))
        if ((await tx.$count(qrCode, inUse)) < ids.length) return null
        const codes = await readSignedCodes({ tx, GroupId }, ids)
        return { codes, artwork: await drawPair({ tx, GroupId, files, baseUrl }, ids, options) }
      },
      { readOnly: true },
    )
    const [first, second] = [drawn?.codes.get(QrCodeId1), drawn?.codes.get(QrCodeId2)]
    if (!drawn || !first || !second) continue
    const name = `${first.QrName} + ${second.QrName} (${second.SignId})`
    const code = { ...first, QrName: name, Location: options.Location }
    yield { sign: { ...options, QrCodeId: QrCodeId1, Headline: '' }, code, artwork: drawn.artwork }
  }
}
