import { randomUUID } from 'node:crypto'
import { accountGroup } from '../../src/features/base/accounts/tables.ts'
import { codeAddress, qrCode, qrItem } from '../../src/features/codes/qr/tables.ts'
import { building } from '../../src/features/property/buildings/tables.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { buildingRow } from './rows.ts'

/** An account of its own with one building and many codes: `Gate 0001` and on, each tenth a `Lift`. */
export const accountOfCodes = async (tx: Tx, many: number): Promise<{ gId: string; names: string[] }> => {
  const name = `Codes ${randomUUID().slice(0, 8)}`
  const gId = randomUUID()
  const place = { ...buildingRow(gId, 0), id: randomUUID() }
  await tx.insert(accountGroup).values({ id: gId, GroupName: { en: name, es: name } })
  await tx.insert(building).values(place)
  const codes = Array.from({ length: many }, (_, i) => ({
    GroupId: gId,
    id: randomUUID(),
    BuildingId: place.id,
    Address: randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase(),
    SignId: i + 1,
    QrName: `${i % 10 === 0 ? 'Lift' : 'Gate'} ${String(i).padStart(4, '0')}`,
    QrType: 'StaticUrl',
    EntityType: 'Building',
    Location: 'Lobby',
  }))
  const link = { Name: { en: 'Link' }, Icon: 'link', FunctionalityType: 'StaticUrl', QrType: 'StaticUrl', CanSave: true }
  await tx.insert(qrCode).values(codes)
  await tx.insert(codeAddress).values(codes.map(({ Address, id }) => ({ Address, GroupId: gId, QrCodeId: id })))
  await tx
    .insert(qrItem)
    .values(codes.map(({ id }) => ({ GroupId: gId, QrCodeId: id, TemplateFormData: { Url: 'https://example.com' }, ...link })))
  return { gId, names: codes.map(({ QrName }) => QrName) }
}
