import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { SetPhoneBlocked as call } from '../contract.ts'
import { fieldPhone } from '../tables.ts'

export const SetPhoneBlocked = handle(call, async (ctx, { DeviceId, Blocked }) => {
  const { tx, GroupId, BuildingId, now } = ctx
  const own = and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.BuildingId, BuildingId), eq(fieldPhone.DeviceId, DeviceId))
  const rows = await tx.update(fieldPhone).set({ Blocked, ModifiedDate: now }).where(own).returning({ id: fieldPhone.id })
  const [first] = rows
  if (!first) throw notFound()
  ctx.audit({ Object: 'field_phone', ObjectId: first.id, Before: { Blocked: !Blocked }, After: { Blocked } })
  return { DeviceId, Blocked }
})
