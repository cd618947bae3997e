import { expect } from 'vitest'
import type { GroupId } from '../../src/core/ids.ts'
import { definitionOf } from '../../src/features/codes/functionalities/definitions.ts'
import { insertQrCode } from '../../src/features/codes/qr/data.ts'
import type { Item } from '../../src/features/codes/qr/model.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Account, World } from '../world.ts'

type Wanted = { Type: Item['FunctionalityType']; Form?: object; BuildingId?: string; QrName?: string; Location?: string }

/** A code of an account, as SaveQrCode makes it. The form's fields replace those of its type's sample. */
export const newQrCode = (world: Pick<World, 'services'>, account: Pick<Account, 'group' | 'building'>, wanted: Wanted) => {
  const { Type, Form, BuildingId = account.building.id, QrName = 'Test code', Location = 'Lobby' } = wanted
  const definition = definitionOf(Type)
  const TemplateFormData = { ...Object(definition?.sample), ...Form }
  const Item: Item = {
    Name: { en: QrName },
    Icon: definition?.Icon ?? 'link',
    FunctionalityType: Type,
    QrType: definition?.QrType ?? Type,
    TemplateFormData,
  }
  const { services } = world
  return services.db.withTenant(account.group.id as GroupId, tx =>
    insertQrCode(tx, services.config.secret, { GroupId: account.group.id, BuildingId, QrName, Location, Item }),
  )
}

/** Waits until scans that were answered are with their accounts: on a cluster they are moved there a moment later. */
export const scansMoved = async ({ distributed, system }: Pick<Database, 'distributed' | 'system'>): Promise<void> => {
  if (!distributed) return
  const staged = async () => (await system.query('select count(*)::int as n from scan_staged')).rows[0].n
  await expect.poll(staged, { timeout: 20_000 }).toBe(0)
}
