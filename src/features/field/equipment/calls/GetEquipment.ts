import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetEquipment as call } from '../contract.ts'
import { equipmentRows } from '../rows.server.ts'
import { equipment } from '../tables.ts'

export const GetEquipment = handle(call, async (ctx, { QrCodeId }) => {
  const here = and(seenBy(ctx, equipment), eq(equipment.BuildingId, ctx.BuildingId), eq(equipment.QrCodeId, QrCodeId))
  const [Equipment] = await equipmentRows(ctx, await ctx.tx.select().from(equipment).where(here))
  if (!Equipment) throw notFound()
  return { Equipment }
})
