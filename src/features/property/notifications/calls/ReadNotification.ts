import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { ReadNotification as call, notified } from '../contract.ts'
import { notification } from '../tables.ts'

export const ReadNotification = handle(call, async ({ tx, GroupId, actor: { UserId }, now, audit, publish }, { id }) => {
  const own = and(eq(notification.GroupId, GroupId), eq(notification.UserId, UserId), eq(notification.id, id))
  const [found] = await tx.select({ id: notification.id }).from(notification).where(own)
  if (!found) throw notFound()
  await tx
    .update(notification)
    .set({ ReadDate: now })
    .where(and(own, isNull(notification.ReadDate)))
  audit({ Object: 'notification', ObjectId: id, After: { Read: 1 } })
  await publish(notified, { UserId })
  return {}
})
