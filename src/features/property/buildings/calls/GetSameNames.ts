import { and, ne, sql } from 'drizzle-orm'
import { nameKey } from '../../../../core/fold.ts'
import { isNamed } from '../../../../platform/db/page.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetSameNames as call } from '../contract.ts'
import { building } from '../tables.ts'

/** More than these say nothing more. */
const MOST = 3

export const GetSameNames = handle(call, async (ctx, { Name, Except }) => {
  if (!nameKey(Name)) return { Buildings: [] }
  const rows = await ctx.tx
    .select({ BuildingId: building.id, City: building.City, ArchivedDate: building.ArchivedDate })
    .from(building)
    .where(and(seenBy(ctx, building), isNamed(sql`${building.Name}->>'en'`, Name), Except ? ne(building.id, Except) : undefined))
    .orderBy(building.City, building.id)
    .limit(MOST)
  return { Buildings: rows.map(({ ArchivedDate, ...row }) => ({ ...row, Archived: ArchivedDate !== null })) }
})
