import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import { pageOf } from '../../../../platform/db/page.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../buildings/tables.ts'
import { GetNotifications as call } from '../contract.ts'
import { sayEvent } from '../letters.server.ts'
import { notification } from '../tables.ts'

export const GetNotifications = handle(call, async (ctx, { filter, sort, ...page }) => {
  const { tx, GroupId, actor, language } = ctx
  const where = and(
    seenBy(ctx, notification),
    eq(notification.UserId, actor.UserId),
    filter.bId ? eq(notification.BuildingId, filter.bId) : undefined,
    filter.Kind ? eq(notification.Kind, filter.Kind) : undefined,
    filter.Unread ? isNull(notification.ReadDate) : undefined,
  )
  const turn = sort?.order === 'ASC' ? asc : desc
  const { limit, offset } = pageOf(page)
  const rows = tx
    .select({ notification, BuildingName: building.Name })
    .from(notification)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, notification.BuildingId)))
    .where(where)
    .orderBy(turn(notification.CreatedDate), turn(notification.id))
    .limit(limit)
    .offset(offset)
  const counted = async () => (await tx.select({ n: count() }).from(notification).where(where))[0]?.n ?? 0
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const Notifications = found.map(({ notification: one, BuildingName }) => ({
    id: one.id,
    CreatedDate: one.CreatedDate.getTime(),
    Kind: one.Kind,
    BuildingId: one.BuildingId,
    BuildingName,
    ...sayEvent(one, one.Kind, language),
    Path: one.Path,
    Read: one.ReadDate !== null,
  }))
  return { Notifications, ...total }
})
