import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { SetLadder as call } from '../contract.ts'
import { facetKey } from '../model.ts'
import { equipment } from '../tables.ts'

export const SetLadder = handle(call, async (ctx, { EquipmentId, IsLadder }) => {
  const one = and(eq(equipment.GroupId, ctx.GroupId), eq(equipment.id, EquipmentId))
  const [before] = await ctx.tx.select().from(equipment).where(one).for('update')
  if (!before) throw notFound()
  await ctx.tx.update(equipment).set({ IsLadder, ModifiedDate: ctx.now }).where(one)
  const told = (ladder: boolean) => ({ [facetKey]: { IsLadder: ladder } })
  ctx.audit({ Object: 'qr_code', ObjectId: before.QrCodeId, Before: told(before.IsLadder), After: told(IsLadder) })
  return { EquipmentId, IsLadder }
})
