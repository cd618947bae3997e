import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { compareSums, monthOf, rebuildSums, type SummedEvents } from '../platform/db/rebuild.ts'
import { summed } from './features.ts'

type Which = { account?: string | undefined; month?: string | undefined; check?: boolean | undefined }

/** Adds up the sums of all accounts and months that have events or sums, or of some; gives how many rows differed. `tell` hears of each month. */
export const rebuildAll = async (db: Database, { account, month, check = false }: Which, tell: (line: string) => void): Promise<number> => {
  let wrong = 0
  for (const noun of summed)
    for (const one of await monthsWithSums(db, noun, { account, month })) {
      const found = await (check ? compareSums : rebuildSums)(db, noun, monthOf(one.GroupId, one.month))
      if (found.length > 0) tell(`${one.GroupId}  ${one.month}  ${noun.name}: ${found.length} rows`)
      wrong += found.length
    }
  return wrong
}

/** The accounts and months of a noun's sums, and those of its events a day around, whatever their building's clock. */
const monthsWithSums = (db: Database, { into, events }: SummedEvents, { account, month }: Which) =>
  db.asSystem(
    'months that have sums',
    async tx => {
      const parts = [
        ...into.map(to => sql`select group_id, date_trunc('month', ${to.day}::timestamp) from ${to.table}`),
        ...[-1, 1].map(
          days =>
            sql`select group_id, date_trunc('month', (${events.moment} at time zone 'UTC') + make_interval(days => ${days}::int)) from ${events.table}`,
        ),
      ]
      const { rows } = await tx.execute<{ GroupId: string; month: string }>(sql`
        select g as "GroupId", to_char(m, 'YYYY-MM') as month from (${sql.join(parts, sql` union `)}) known (g, m)
        where (${account ?? null}::uuid is null or g = ${account ?? null}::uuid) and (${month ?? null}::text is null or to_char(m, 'YYYY-MM') = ${month ?? null}::text)
        order by 1, 2`)
      return rows
    },
    { readOnly: true },
  )
