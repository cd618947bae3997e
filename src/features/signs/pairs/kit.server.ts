import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { GroupId } from '../../../core/ids.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import type { KitGuests } from '../printing/guests.server.ts'
import { composePair, readPairSource } from './draw.server.ts'
import { qrPair } from './tables.ts'

/** The signs with two codes of some buildings, for their print kits; one of whose codes is out of service is left out. */
export const pairsForKit: KitGuests = async function* ({ db, config }, { GroupId, BuildingIds, pictures }) {
  const { rows, ...read } = await db.withTenant(GroupId, tx => readPairs(tx, GroupId, BuildingIds), { readOnly: true })
  const source = { ...read, pictures, baseUrl: config.baseUrl }
  for (const { QrCodeId1, QrCodeId2, ...options } of rows) {
    const [first, second] = [source.codes.get(QrCodeId1), source.codes.get(QrCodeId2)]
    if (!first || !second) continue
    const name = `${first.QrName} + ${second.QrName} (${second.SignId})`
    const code = { ...first, QrName: name, Location: options.Location }
    const artwork = await composePair(source, [QrCodeId1, QrCodeId2], options)
    yield { sign: { ...options, QrCodeId: QrCodeId1, Headline: '' }, code, artwork }
  }
}

/** The pairs of some buildings whose codes are both in service, with what they are drawn from. */
const readPairs = async (tx: Tx, GroupId: GroupId, BuildingIds: readonly string[]) => {
  const [first, second] = [alias(qrCode, 'first'), alias(qrCode, 'second')]
  const found = await tx
    .select({ row: qrPair })
    .from(qrPair)
    .innerJoin(first, and(eq(first.GroupId, GroupId), eq(first.id, qrPair.QrCodeId1), eq(first.Retired, false)))
    .innerJoin(second, and(eq(second.GroupId, GroupId), eq(second.id, qrPair.QrCodeId2), eq(second.Retired, false)))
    .where(and(eq(qrPair.GroupId, GroupId), oneOf(qrPair.BuildingId, BuildingIds)))
    .orderBy(asc(qrPair.BuildingId), asc(qrPair.Location), asc(qrPair.id))
  const rows = found.map(({ row }) => row)
  const asked = rows.map(({ QrCodeId1, QrCodeId2, PrintTemplate }) => ({ ids: [QrCodeId1, QrCodeId2] as const, PrintTemplate }))
  return { rows, ...(await readPairSource({ tx, GroupId }, asked)) }
}
