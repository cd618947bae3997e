import { randomUUID } from 'node:crypto'
import { accountGroup } from '../../src/features/base/accounts/tables.ts'
import { codeAddress, qrCode, qrItem } from '../../src/features/codes/qr/tables.ts'
import { building } from '../../src/features/property/buildings/tables.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { buildingRow } from './rows.ts'

/** An account of its own with many codes in one of two buildings: `Gate 0001` and on, each tenth a `Lift`. An only building would be chosen by itself. */
export const accountOfCodes = async (tx: Tx, many: number): Promise<{ gId: string; names: string[] }> => {
  const name = `Codes ${randomUUID().slice(0, 8)}`
  const gId = randomUUID()
  const place = { ...buildingRow(gId, 0), id: randomUUID() }
  await tx.insert(accountGroup).values({ id: gId, GroupName: { en: name, es: name } })
  await tx.insert(building).values([place, buildingRow(gId, 1)])
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
