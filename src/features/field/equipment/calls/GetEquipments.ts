import { count, sql } from 'drizzle-orm'
import { byFloor, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { countedTo, rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetEquipments as call } from '../contract.ts'
import { equipmentRows } from '../rows.server.ts'
import { equipment } from '../tables.ts'
import { findEquipment } from '../wanted.server.ts'

const sorts = {
  CreatedDate: equipment.CreatedDate,
  SignId: equipment.SignId,
  EquipmentName: byName(sql`${equipment.EquipmentName}`),
  Type: equipment.Type,
  StopType: equipment.StopType,
  Location: byName(sql`${equipment.Location}`),
  Floor: byFloor(equipment.Floor),
  ExpirationDate: sql`${equipment.ExpirationDate}`,
  Manufacturer: byName(sql`${equipment.Manufacturer}`),
}

export const GetEquipments = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const { where, known } = await findEquipment(ctx, filter)
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select()
    .from(equipment)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${equipment.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    filter.text
      ? countedTo(ctx.tx, ctx.tx.select({ id: equipment.id }).from(equipment).where(where), { asked: page, searched: true, known })
      : totalOf(ctx, { call, filter, tables: [equipment, building] }, () => ctx.tx.select({ n: count() }).from(equipment).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return { Equipments: await equipmentRows(ctx, found), ...total }
})
