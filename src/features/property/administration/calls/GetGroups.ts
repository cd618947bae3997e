import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import { anywhere, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { type Actor, handle } from '../../../../platform/handle.ts'
import { inChannel } from '../../../base/accounts/data.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { seenByActor } from '../../buildings/data.ts'
import { building } from '../../buildings/tables.ts'
import { GetGroups as call } from '../contract.ts'

const english = sql`${accountGroup.GroupName}->>'en'`
const searched = [
  english,
  sql`${accountGroup.GroupName}->>'es'`,
  accountGroup.City,
  accountGroup.PrimaryUserDisplayName,
  accountGroup.PrimaryUserEmail,
]

export const GetGroups = handle(call, async (ctx, { filter, sort = { field: 'GroupName', order: 'ASC' }, ...page }) => {
  const { groups } = ctx.actor
  if (groups !== 'all' && groups.length === 0) return { Groups: [], Total: 0 }
  const where = and(groups === 'all' ? undefined : inArray(accountGroup.id, [...groups]), ...filters(filter))
  const { limit, offset } = pageOf(page)
  const buildings = buildingsSeenBy(ctx.actor)
  const sorts = {
    GroupName: byName(english),
    City: byName(sql`${accountGroup.City}`),
    Country: sql`${accountGroup.Country}`,
    PrimaryUserDisplayName: byName(sql`${accountGroup.PrimaryUserDisplayName}`),
    Buildings: buildings,
    CreatedDate: accountGroup.CreatedDate,
  }
  return ctx.system('accounts with their number of buildings', async tx => {
    const rows = await tx
      .select({ group: accountGroup, Buildings: buildings.mapWith(Number) })
      .from(accountGroup)
      .where(where)
      .orderBy(orderOf(sorts, sort, sql`${accountGroup.id}`))
      .limit(limit)
      .offset(offset)
    const [total] = await tx.select({ n: count() }).from(accountGroup).where(where)
    return {
      Groups: rows.map(({ group, Buildings }) => ({
        ...group,
        acId: group.id,
        CreatedDate: group.CreatedDate.getTime(),
        ArchivedDate: group.ArchivedDate?.getTime() ?? null,
        Buildings,
      })),
      Total: total?.n ?? 0,
    }
  })
})

type Filter = Parsed<typeof call>['filter']
const filters = ({ text, ChannelId, Country, State, Archived }: Filter): (SQL | undefined)[] => [
  Archived ? isNotNull(accountGroup.ArchivedDate) : isNull(accountGroup.ArchivedDate),
  text?.trim() ? or(...searched.map(column => sql`${column} ilike ${anywhere(text.trim())}`)) : undefined,
  ChannelId ? inChannel(sql`${accountGroup.id}`, ChannelId) : undefined,
  Country ? eq(accountGroup.Country, Country) : undefined,
  State ? eq(accountGroup.State, State) : undefined,
]

/** The number of an account's buildings in use that the caller may see; global admins see all. */
const buildingsSeenBy = (actor: Actor): SQL =>
  sql`(select count(*) from ${building} where ${building.GroupId} = ${accountGroup.id} and ${building.ArchivedDate} is null and ${seenByActor(actor) ?? sql`true`})`
