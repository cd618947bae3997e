import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
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
  const sorts = {
    GroupName: byName(english),
    City: byName(sql`${accountGroup.City}`),
    Country: sql`${accountGroup.Country}`,
    PrimaryUserDisplayName: byName(sql`${accountGroup.PrimaryUserDisplayName}`),
    Buildings: sql`coalesce(seen.buildings, 0)`,
    CreatedDate: accountGroup.CreatedDate,
  }
  return ctx.system('accounts with their number of buildings', async tx => {
    const seen = buildingsSeenBy(tx, ctx.actor)
    const rows = await tx
      .select({ group: accountGroup, Buildings: sql`coalesce(${seen.Buildings}, 0)`.mapWith(Number) })
      .from(accountGroup)
      .leftJoin(seen, eq(seen.GroupId, accountGroup.id))
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
  text?.trim() ? anyHolds(searched, text.trim()) : undefined,
  ChannelId ? inChannel(sql`${accountGroup.id}`, ChannelId) : undefined,
  Country ? eq(accountGroup.Country, Country) : undefined,
  State ? eq(accountGroup.State, State) : undefined,
]

/** How many buildings in use each account has that the caller may see; global admins see all. Counted for all accounts in one statement. */
const buildingsSeenBy = (tx: Tx, actor: Actor) =>
  tx
    .select({ GroupId: building.GroupId, Buildings: sql<number>`count(*)`.as('buildings') })
    .from(building)
    .where(
      and(
        isNull(building.ArchivedDate),
        actor.groups === 'all' ? undefined : inArray(building.GroupId, [...actor.groups]),
        seenByActor(actor),
      ),
    )
    .groupBy(building.GroupId)
    .as('seen')
