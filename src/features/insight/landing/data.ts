import { type SQL, sql } from 'drizzle-orm'
import { dayIn } from '../../../core/days.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { inUse } from '../../property/buildings/data.ts'

/** Days of a period of the landing pages. */
export const PERIOD = 30

type Scoped = Pick<GroupCtx, 'tx' | 'now' | 'GroupId' | 'buildings'>

/** The day that it is where the account's easternmost building stands, as `2026-02-28`: scans and answers count by buildings' clocks. */
export const todayOf = async ({ tx, now, GroupId }: Scoped): Promise<string> => {
  const zones = await tx.execute<{ zone: string }>(sql`select distinct time_zone as zone from building where group_id = ${GroupId}`)
  return zones.rows.map(({ zone }) => dayIn(zone, +now)).reduce((a, b) => (a > b ? a : b), zones.rows.length > 0 ? '' : dayIn('UTC', +now))
}

/** The condition that a column holds the building that was asked for, else one in use that the caller may see. */
export const seenIn = (column: SQL, { GroupId, buildings, BuildingId }: Pick<GroupCtx, 'GroupId' | 'buildings' | 'BuildingId'>): SQL => {
  if (BuildingId) return sql`${column} = ${BuildingId}`
  const seen = buildings === 'all' ? sql`` : sql`${column} = any(${sql.param([...buildings])}::uuid[]) and `
  return sql`(${seen}${inUse(column, GroupId)})`
}

/** The mean with two decimals; null without answers. */
export const average = (sum: number, count: number): number | null => (count > 0 ? Math.round((sum / count) * 100) / 100 : null)
