import { and, ne, sql } from 'drizzle-orm'
import { nameKey } from '../../../../core/fold.ts'
import { isNamed } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { GetSameGroupNames as call } from '../contract.ts'

/** More than these say nothing more. */
const MOST = 3

export const GetSameGroupNames = handle(call, async (ctx, { Name, Except }) => {
  if (!nameKey(Name)) return { Groups: [] }
  const rows = await ctx.tx
    .select({ acId: accountGroup.id, City: accountGroup.City, ArchivedDate: accountGroup.ArchivedDate })
    .from(accountGroup)
    .where(and(isNamed(sql`${accountGroup.GroupName}->>'en'`, Name), Except ? ne(accountGroup.id, Except) : undefined))
    .orderBy(accountGroup.City, accountGroup.id)
    .limit(MOST)
  return { Groups: rows.map(({ ArchivedDate, ...row }) => ({ ...row, Archived: ArchivedDate !== null })) }
})
