import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { SetPhoneBlocked as call } from '../contract.ts'
import { fieldPhone } from '../tables.ts'

export const SetPhoneBlocked = handle(call, async (ctx, { DeviceId, Blocked }) => {
  const { tx, GroupId, BuildingId, now } = ctx
  const phone = and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.DeviceId, DeviceId))
  const [here] = await tx
    .select({ id: fieldPhone.id })
    .from(fieldPhone)
    .where(and(phone, eq(fieldPhone.BuildingId, BuildingId)))
    .limit(1)
  if (!here) throw notFound()
  // In every building of the account: a phone that is lost is lost in all of them.
  await tx.update(fieldPhone).set({ Blocked, ModifiedDate: now }).where(phone)
  ctx.audit({ Object: 'field_phone', ObjectId: here.id, Before: { Blocked: !Blocked }, After: { Blocked } })
  return { DeviceId, Blocked }
})
