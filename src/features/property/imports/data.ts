import { and, eq } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { isNamedOneOf } from '../../../platform/db/page.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import type { ImportPlace } from '../../base/importing/importOf.server.ts'
import type { BuildingRow } from '../buildings/data.ts'
import { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
import { building, propertyTag } from '../buildings/tables.ts'
import type { Existing, KnownBuildings } from './rules.ts'

/** What rows that name these codes are held against. `lock`: the buildings that exist wait for the end of the transaction. */
export const knownBuildings = async (
  place: ImportPlace,
  codes: readonly string[],
  { lock }: { lock: boolean },
): Promise<KnownBuildings> => {
  const tags = await place.tx
    .select({ id: propertyTag.id, Name: propertyTag.Name })
    .from(propertyTag)
    .where(eq(propertyTag.GroupId, place.GroupId))
  const [account] = await place.tx.select({ Name: accountGroup.GroupName }).from(accountGroup).where(eq(accountGroup.id, place.GroupId))
  const asked = place.tx
    .select()
    .from(building)
    .where(and(eq(building.GroupId, place.GroupId), isNamedOneOf(building.Code, codes)))
  const rows = codes.length === 0 ? [] : await (lock ? asked.for('update') : asked)
  const seen = place.buildings === 'all' ? null : new Set(place.buildings)
  return {
    account: account?.Name ?? null,
    buildings: new Map(rows.map(row => [nameKey(row.Code), existing(row, seen?.has(row.id) ?? true)])),
    tags: new Map(tags.map(tag => [nameKey(tag.Name), tag])),
    tagNames: new Map(tags.map(tag => [tag.id, tag.Name])),
  }
}

const existing = (row: BuildingRow, seen: boolean): Existing => ({
  id: row.id,
  seen,
  archived: row.ArchivedDate !== null,
  info: infoOf(row),
})

const infoOf = (row: BuildingRow): BasicInfo =>
  Object.fromEntries(Object.keys(BasicInfo.shape).map(field => [field, Reflect.get(row, field)])) as BasicInfo // columns of the same names
