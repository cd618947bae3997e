import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { qrDemo } from '../../codes/qr/demo.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import type { PrintState } from './model.ts'
import { listPrintOptions, settingIdOf } from './options.ts'
import { keepPrints } from './sums.server.ts'
import { printSetting } from './tables.ts'

const DAY = 86_400_000
/** Shares of what became of signs: most hang already. */
const states: readonly PrintState[] = ['Printed', 'Printed', 'Printed', 'Printed', 'Printed', 'Ordered', 'To print', 'To print', 'On hold']

/** How the signs of most codes are printed; some were printed before their code was called otherwise. */
export const printingDemo = demoPart('signs/printing', async making => {
  const { tx, to } = making
  const rows: (typeof printSetting.$inferInsert)[] = []
  for (const { GroupId, BuildingId, QrCodeId, SignId } of qrDemo.made(making)) {
    const [code] = await tx
      .select({ QrType: qrCode.QrType, Location: qrCode.Location })
      .from(qrCode)
      .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, QrCodeId)))
    const random = mulberry32(hashText(`sign ${SignId}`))
    if (!code || random() < 0.15) continue
    const options = listPrintOptions(code)
    const option = options[random() < 0.75 ? 0 : Math.floor(random() * options.length)]
    if (!option) continue
    const State = states[Math.floor(random() * states.length)] ?? 'To print'
    const CreatedDate = new Date(to.getTime() - Math.floor(30 + random() * 200) * DAY)
    const PrintedDate = State === 'Printed' ? new Date(CreatedDate.getTime() + 12 * DAY) : null
    const own = { Quantity: 1 + Math.floor(random() * 3), State, PrintedDate, CreatedDate, ModifiedDate: PrintedDate ?? CreatedDate }
    rows.push({ GroupId, BuildingId, QrCodeId, SettingId: settingIdOf(option), ...option, ...own })
  }
  if (rows.length > 0) await tx.insert(printSetting).values(rows)
  // Each twelfth has been called otherwise since.
  for (const GroupId of new Set(rows.map(one => one.GroupId))) await keepPrints({ tx, GroupId }, await printedIds(tx, GroupId))
  making.count({ sign: rows.length })
})

const printedIds = async (tx: Tx, GroupId: string): Promise<string[]> => {
  const own = and(eq(printSetting.GroupId, GroupId), isNotNull(printSetting.PrintedDate), sql`${qrCode.SignId} % 12 <> 0`)
  const rows = await tx
    .select({ id: printSetting.id })
    .from(printSetting)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, printSetting.QrCodeId)))
    .where(own)
  return rows.map(({ id }) => id)
}
