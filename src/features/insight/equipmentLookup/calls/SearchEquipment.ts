import { asc, sql } from 'drizzle-orm'
import { byName } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { countFilters } from '../../../field/equipment/counts.server.ts'
import { equipmentRows } from '../../../field/equipment/rows.server.ts'
import { equipment } from '../../../field/equipment/tables.ts'
import { findEquipment } from '../../../field/equipment/wanted.server.ts'
import { SearchEquipment as call, mostFound } from '../contract.ts'

export const SearchEquipment = handle(call, async (ctx, { text, type, floor }) => {
  const filter = { text, Type: type, Floor: floor }
  const { where } = await findEquipment(ctx, filter)
  const name = byName(sql`${equipment.EquipmentName}`)
  const records = await ctx.tx
    .select()
    .from(equipment)
    .where(where)
    .orderBy(asc(name), asc(equipment.id))
    .limit(mostFound + 1)
  const { Type, Floor } = await countFilters(ctx, { call, filter, without: [], types: [] })
  return { Found: await equipmentRows(ctx, records.slice(0, mostFound)), More: records.length > mostFound, Types: Type, Floors: Floor }
})
