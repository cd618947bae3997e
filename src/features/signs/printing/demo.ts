import { and, eq, sql } from 'drizzle-orm'
import { demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { qrDemo } from '../../codes/qr/demo.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import type { PrintState } from './model.ts'
import { listPrintOptions, settingIdOf } from './options.ts'
import { settingJoin, signPrint } from './sums.server.ts'
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
  for (const GroupId of new Set(rows.map(one => one.GroupId)))
    await tx.execute(sql`update print_setting p set printed_of = now.print from (
        select ${printSetting.id} as id, ${signPrint} as print, ${qrCode.SignId} as sign from ${settingJoin} where ${printSetting.GroupId} = ${GroupId}
      ) now where p.group_id = ${GroupId} and p.id = now.id and p.printed_date is not null and now.sign % 12 <> 0`)
  making.count({ sign: rows.length })
})
