import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { anywhere, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { type Actor, handle } from '../../../platform/handle.ts'
import { building } from '../../buildings/tables.ts'
import { member } from '../../session/tables.ts'
import { GetGroups as call } from '../contract.ts'
import { accountGroup, channelGroup } from '../tables.ts'

const name = byName(sql`${accountGroup.GroupName}->>'en'`)

export const GetGroups = handle(call, async (ctx, { filter, sort = { field: 'GroupName', order: 'ASC' }, ...page }) => {
  const { groups } = ctx.actor
  if (groups !== 'all' && groups.length === 0) return { Groups: [], Total: 0 }
  const where = and(
    groups === 'all' ? undefined : inArray(accountGroup.id, [...groups]),
    filter.text ? named(anywhere(filter.text)) : undefined,
    filter.ChannelId
      ? inArray(
          accountGroup.id,
          ctx.tx.select({ id: channelGroup.MappedGroupId }).from(channelGroup).where(eq(channelGroup.ChannelId, filter.ChannelId)),
        )
      : undefined,
  )
  const { limit, offset } = pageOf(page)
  return ctx.system('accounts with their number of buildings', async tx => {
    const rows = await tx
      .select({ group: accountGroup, Buildings: buildingsSeenBy(ctx.actor).mapWith(Number) })
      .from(accountGroup)
      .where(where)
      .orderBy(orderOf({ GroupName: name, CreatedDate: sql`${accountGroup.CreatedDate}` }, sort, sql`${accountGroup.id}`))
      .limit(limit)
      .offset(offset)
    const [total] = await tx.select({ n: count() }).from(accountGroup).where(where)
    return { Groups: rows.map(({ group, Buildings }) => ({ ...group, acId: group.id, Buildings })), Total: total?.n ?? 0 }
  })
})

const named = (pattern: string): SQL =>
  sql`(${accountGroup.GroupName}->>'en' ilike ${pattern} or ${accountGroup.GroupName}->>'es' ilike ${pattern})`

/** The number of an account's buildings that the caller may see; global admins see all. */
const buildingsSeenBy = ({ groups, UserId }: Actor): SQL => {
  if (groups === 'all') return sql`(select count(*) from ${building} where ${building.GroupId} = ${accountGroup.id})`
  const mine = sql`select from ${member} where ${member.GroupId} = ${building.GroupId} and ${member.UserId} = ${UserId} and not ${member.Disabled}
    and (${member.AccessBuildingIds} is null or ${building.id} = any(${member.AccessBuildingIds}))`
  return sql`(select count(*) from ${building} where ${building.GroupId} = ${accountGroup.id} and exists (${mine}))`
}
