import { and, eq } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { isNamedOneOf, oneOf } from '../../../platform/db/page.ts'
import type { ImportPlace } from '../../base/importing/importOf.server.ts'
import { KEY_JOINT } from '../../base/importing/rules.ts'
import { building } from '../../property/buildings/tables.ts'
import { readOwnTemplates } from '../generator/templates.server.ts'
import { qrCode } from '../qr/tables.ts'
import { codeKey, type ExistingCode, type KnownCodes } from './rules.ts'

/** What rows that name these buildings and codes are held against. `lock`: the codes that exist wait for the end of the transaction. */
export const knownCodes = async (place: ImportPlace, keys: readonly string[], { lock }: { lock: boolean }): Promise<KnownCodes> => {
  const { tx, GroupId } = place
  const named = [...new Set(keys.map(key => key.split(KEY_JOINT)[0] ?? ''))]
  const rows = await tx
    .select({ id: building.id, Code: building.Code, Name: building.Name, ArchivedDate: building.ArchivedDate })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), isNamedOneOf(building.Code, named)))
  const seen = place.buildings === 'all' ? null : new Set<string>(place.buildings)
  const mine = rows.filter(({ id }) => seen?.has(id) ?? true)
  return {
    buildings: new Map(mine.map(one => [nameKey(one.Code), { id: one.id, name: one.Name.en, archived: one.ArchivedDate !== null }])),
    codes: await codesNamed(
      place,
      mine.map(({ id }) => id),
      keys,
      lock,
    ),
    templates: await readOwnTemplates(place),
  }
}

const codesNamed = async ({ tx, GroupId }: ImportPlace, buildings: readonly string[], keys: readonly string[], lock: boolean) => {
  const names = [...new Set(keys.map(key => key.split(KEY_JOINT)[1] ?? ''))]
  const { id, BuildingId, QrName, QrType, Retired, Location, Floor, Unit, InstallationNote } = qrCode
  const asked = tx
    .select({ id, BuildingId, QrName, QrType, Retired, Location, Floor, Unit, InstallationNote })
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, GroupId), oneOf(BuildingId, buildings), isNamedOneOf(QrName, names)))
    .orderBy(id)
  const found = buildings.length === 0 ? [] : await (lock ? asked.for('update') : asked)
  const codes = new Map<string, ExistingCode[]>()
  for (const { BuildingId: place, QrName: name, ...code } of found) {
    const key = codeKey(place, name)
    codes.set(key, [...(codes.get(key) ?? []), code])
  }
  return codes
}
