import { and, ne, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { GetSameGroupNames as call } from '../contract.ts'

/** More than these say nothing more. */
const MOST = 3

export const GetSameGroupNames = handle(call, async (ctx, { Name, Except }) => {
  const name = Name.trim().toLowerCase()
  if (!name) return { Groups: [] }
  const rows = await ctx.tx
    .select({ acId: accountGroup.id, City: accountGroup.City, ArchivedDate: accountGroup.ArchivedDate })
    .from(accountGroup)
    .where(and(sql`lower(trim(${accountGroup.GroupName}->>'en')) = ${name}`, Except ? ne(accountGroup.id, Except) : undefined))
    .orderBy(accountGroup.City, accountGroup.id)
    .limit(MOST)
  return { Groups: rows.map(({ ArchivedDate, ...row }) => ({ ...row, Archived: ArchivedDate !== null })) }
})
