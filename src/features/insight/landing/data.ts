import { type SQL, sql } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import { inUse } from '../../property/buildings/data.ts'

/** Days of a period of the landing pages. */
export const PERIOD = 30

/** The condition that a column holds the building that was asked for, else one in use that the caller may see. */
export const seenIn = (column: SQL, { GroupId, buildings, BuildingId }: Pick<GroupCtx, 'GroupId' | 'buildings' | 'BuildingId'>): SQL => {
  if (BuildingId) return sql`${column} = ${BuildingId}`
  const seen = buildings === 'all' ? sql`` : sql`${column} = any(${sql.param([...buildings])}::uuid[]) and `
  return sql`(${seen}${inUse(column, GroupId)})`
}

/** The mean with two decimals; null without answers. */
export const average = (sum: number, count: number): number | null => (count > 0 ? Math.round((sum / count) * 100) / 100 : null)
