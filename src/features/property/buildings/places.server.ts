import { sql } from 'drizzle-orm'
import type { SumScope } from '../../../platform/db/readSums.ts'
import { seenIn } from './data.ts'

/** From so many buildings on, the sums of an account are read in one go. */
const manyBuildings = 50

/** The building that is asked for, else those of the account in use that the caller sees. */
export const placesOf = (ctx: Parameters<typeof seenIn>[1]): SumScope => ({
  account: ctx.GroupId,
  wide: !ctx.BuildingId && (ctx.buildings === 'all' || ctx.buildings.length > manyBuildings),
  places: sql`select b.group_id, b.id as building_id from building b where b.group_id = ${ctx.GroupId} and ${seenIn(sql`b.id`, ctx)}`,
})

/** The buildings in use of all accounts in use, for the provider's people: read by `ctx.system`. */
export const placesOfAll: SumScope = {
  account: null,
  places: sql`select b.group_id, b.id as building_id from building b join account_group a on a.id = b.group_id and a.archived_date is null
    where b.archived_date is null`,
}
