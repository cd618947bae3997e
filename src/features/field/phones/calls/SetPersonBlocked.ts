import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { setSendingBlock, subjectOf } from '../blocks.server.ts'
import { SetPersonBlocked as call } from '../contract.ts'
import { fieldPhone } from '../tables.ts'

export const SetPersonBlocked = handle(call, async (ctx, { PhoneId, Blocked }) => {
  const { tx, GroupId, BuildingId } = ctx
  const here = and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.BuildingId, BuildingId), eq(fieldPhone.id, PhoneId))
  const [phone] = await tx.select().from(fieldPhone).where(here)
  if (!phone) throw notFound()
  await setSendingBlock(ctx, 'Person', subjectOf(phone), Blocked)
  ctx.audit({ Object: 'field_phone', ObjectId: PhoneId, Before: { PersonBlocked: !Blocked }, After: { PersonBlocked: Blocked } })
  return { PhoneId, Blocked }
})
