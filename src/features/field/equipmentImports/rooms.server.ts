import { and, eq, inArray } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import type { ImportPlace } from '../../base/importing/importOf.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { addRooms } from '../equipment/bulk.server.ts'
import { ROOM_JOINT } from './rules.ts'

/** Makes the rooms that rows name, by the codes of their buildings; gives their ids. */
export const makeRooms = async ({ tx, GroupId }: ImportPlace, names: readonly string[]): Promise<string[]> => {
  const named = names.map(name => {
    const at = name.indexOf(ROOM_JOINT)
    return { code: name.slice(0, at), SpaceName: name.slice(at + ROOM_JOINT.length) }
  })
  const codes = named.map(({ code }) => code)
  const { id, Code } = building
  const buildings = await tx
    .select({ id, Code })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), inArray(Code, codes)))
  const rows = named.flatMap(({ code, SpaceName }) => {
    const BuildingId = buildings.find(one => one.Code === code)?.id
    return BuildingId ? [{ BuildingId, SpaceName, NameKey: nameKey(SpaceName) }] : []
  })
  return addRooms({ tx, GroupId }, rows)
}
