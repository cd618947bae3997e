import type { Database } from '../platform/db/database.ts'
import { compareSums, joinNouns, monthOf, monthsWithSums, rebuildSums } from '../platform/db/rebuild.ts'
import { summed } from './features.ts'

type Which = { account?: string | undefined; month?: string | undefined; check?: boolean | undefined }

/** Adds up the sums of all accounts and months that have events or sums, or of some; gives how many rows differed. `tell` hears of each month. */
export const rebuildAll = async (db: Database, { account, month, check = false }: Which, tell: (line: string) => void): Promise<number> => {
  let wrong = 0
  for (const noun of joinNouns(summed))
    for (const one of await monthsWithSums(db, noun, account ?? null, month)) {
      const found = await (check ? compareSums : rebuildSums)(db, noun, monthOf(one.GroupId, one.month))
      if (found.length > 0) tell(`${one.GroupId}  ${one.month}  ${noun.name}: ${found.length} rows`)
      wrong += found.length
    }
  return wrong
}
