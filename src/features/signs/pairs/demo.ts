import { and, eq, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import { demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { qrDemo } from '../../codes/qr/demo.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { pairTypes } from './pairTypes.ts'
import { findPairProblems } from './rules.ts'
import { qrPair } from './tables.ts'

const DAY = 86_400_000
const mostOfBuilding = 2
const options = [
  { Material: '3mm Sintra', Size: '8 × 10', Orientation: 'Portrait', Color: 'Light Blue', PrintTemplate: 'Pair', FileFormat: 'pdf' },
  { Material: 'Acrylic', Size: '8 × 10', Orientation: 'Landscape', Color: 'Dark Blue', PrintTemplate: 'PairLarge', FileFormat: 'pdf' },
] as const

/** Signs with two codes in the lobby and elsewhere, of buildings that have the codes for them. */
export const pairsDemo = demoPart('signs/pairs', async making => {
  const { tx, to } = making
  const rows: (typeof qrPair.$inferInsert)[] = []
  for (const [BuildingId, made] of Map.groupBy(qrDemo.made(making), one => one.BuildingId)) {
    const GroupId = made[0]?.GroupId ?? ''
    const codes = await tx
      .select({ id: qrCode.id, QrType: qrCode.QrType, Location: qrCode.Location })
      .from(qrCode)
      .where(
        and(
          eq(qrCode.GroupId, GroupId),
          eq(qrCode.Retired, false),
          oneOf(
            qrCode.id,
            made.map(one => one.QrCodeId),
          ),
        ),
      )
      .orderBy(sql`${qrCode.SignId}`)
    const found = pairTypes.flatMap(({ Type, QrTypes, at }) => {
      const [one, other] = QrTypes.map(type => codes.find(code => code.QrType === type))
      const Location = at?.[0] ?? one?.Location ?? ''
      return one && other ? [{ Type, Location, QrCodeId1: one.id, QrCodeId2: other.id }] : []
    })
    for (const [n, { QrCodeId1, QrCodeId2, ...kind }] of found.slice(0, mostOfBuilding).entries()) {
      const chosen = options[n % options.length] ?? options[0]
      const own = { ...kind, Quantity: n + 1, ...chosen }
      requireNoProblems(`pair ${kind.Type}`, findPairProblems({ ...own, QrCodeIds: [QrCodeId1, QrCodeId2] }))
      const CreatedDate = new Date(to.getTime() - (20 + n * 15) * DAY)
      const words = {
        FPOPlacement: 'FPO 1',
        FPO1: n === 0 ? 'We are here for you' : '',
        FPO2: n === 0 ? 'Thank you for helping us' : '',
      } as const
      rows.push({ GroupId, BuildingId, QrCodeId1, QrCodeId2, ...own, ...words, CreatedDate, ModifiedDate: CreatedDate })
    }
  }
  if (rows.length > 0) await tx.insert(qrPair).values(rows)
  making.count({ '2-QR sign': rows.length })
})
