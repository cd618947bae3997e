import { and, eq, isNull } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { ReadAllNotifications as call, notified } from '../contract.ts'
import { notification } from '../tables.ts'

export const ReadAllNotifications = handle(call, async ({ tx, GroupId, actor: { UserId }, now, audit, publish }) => {
  const own = and(eq(notification.GroupId, GroupId), eq(notification.UserId, UserId), isNull(notification.ReadDate))
  const read = await tx.update(notification).set({ ReadDate: now }).where(own).returning({ id: notification.id })
  audit({ Object: 'notification', After: { Read: read.length } })
  await publish(notified, { UserId })
  return { Read: read.length }
})
