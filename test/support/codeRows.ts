import { randomUUID } from 'node:crypto'
import { codeAddress, qrCode, qrItem } from '../../src/features/codes/qr/tables.ts'
import type { Tx } from '../../src/platform/db/database.ts'

type NewCode = Pick<typeof qrCode.$inferInsert, 'GroupId' | 'BuildingId' | 'Placement' | 'SignId' | 'QrName'>

/** Adds a code that leads to a page, with its address, its item and the scans of a day. */
export const addCodeRow = async (tx: Tx, values: NewCode): Promise<void> => {
  const { GroupId, BuildingId } = values
  const Address = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
  const [code] = await tx
    .insert(qrCode)
    .values({ ...values, Address, QrType: 'StaticUrl', EntityType: 'Building', Location: 'Lobby' })
    .returning()
  if (!code) throw new Error('no code')
  await tx.insert(codeAddress).values({ Address, GroupId, QrCodeId: code.id })
  const item = { Name: { en: 'Link' }, Icon: 'link', FunctionalityType: 'StaticUrl', QrType: 'StaticUrl', CanSave: true }
  await tx.insert(qrItem).values({ GroupId, QrCodeId: code.id, TemplateFormData: { Url: 'https://example.com' }, ...item })
  await tx.execute(
    `insert into scan_day (group_id, building_id, qr_code_id, day, scans) values ('${GroupId}', '${BuildingId}', '${code.id}', current_date, 3)`,
  )
}
