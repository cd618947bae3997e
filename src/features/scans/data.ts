import { type SQL, sql } from 'drizzle-orm'
import { anywhere } from '../../platform/db/page.ts'
import type { Ctx } from '../../platform/handle.ts'

export type Asked = { qr?: string | undefined; lt?: string | undefined; type?: string | undefined; st?: string | undefined }

/** The codes (alias `c`) that a statistic speaks of: the account's, in the buildings that the caller may see. */
export const codesWanted = ({ GroupId, BuildingId, buildings }: Ctx<'group'>, { qr, lt, type, st }: Asked): SQL => {
  const places = BuildingId ? [BuildingId] : buildings
  const parts = [sql`c.group_id = ${GroupId}`]
  if (places !== 'all')
    parts.push(
      places.length > 0
        ? sql`c.building_id in (${sql.join(
            places.map(id => sql`${id}`),
            sql`, `,
          )})`
        : sql`false`,
    )
  if (qr) parts.push(sql`c.id = ${qr}`)
  if (lt) parts.push(sql`c.location = ${lt}`)
  if (type) parts.push(sql`c.qr_type = ${type}`)
  if (st?.trim()) parts.push(sql`c.qr_name ilike ${anywhere(st.trim())}`)
  return sql.join(parts, sql` and `)
}

/** Days (alias `d`) between two moments, by the clock of the building (alias `b`). A missing end is open. */
export const daysWanted = (startDate: number | undefined, endDate: number | undefined): SQL => {
  const parts = [sql`true`]
  if (startDate !== undefined)
    parts.push(sql`d.day >= (to_timestamp(${startDate / 1000}::double precision) at time zone b.time_zone)::date`)
  if (endDate !== undefined) parts.push(sql`d.day <= (to_timestamp(${endDate / 1000}::double precision) at time zone b.time_zone)::date`)
  return sql.join(parts, sql` and `)
}
