import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { type PersonalSource, personalData } from '../accounts/personalData.server.ts'
import type { PersonKey } from './model.ts'

type Found = { id: string; building: string | null; date: string; name: string; facts: Record<string, string> | null; open: boolean }
export type FoundRecord = Found & { source: PersonalSource }

const isOf = (key: PersonKey): SQL =>
  'email' in key ? sql`lower(btrim(p.email)) = ${key.email}` : sql`regexp_replace(coalesce(p.phone, ''), '\\D', '', 'g') = ${key.phone}`

/** The records of a person in an account, by kind, the newest of each first; at most so many of each. */
export const findRecords = async (tx: Tx, GroupId: string, key: PersonKey, most: number): Promise<FoundRecord[]> => {
  const all: FoundRecord[] = []
  for (const source of personalData.all()) {
    const { rows } = await tx.execute<Found>(sql`
      select p.id, coalesce(b.name->>'en', '') as building, p.date, p.name, p.facts, p.open from ${source.rows(GroupId)} p
        left join building b on b.group_id = ${GroupId} and b.id = p.building_id
      where ${isOf(key)} order by p.date desc, p.id limit ${most}`)
    all.push(...rows.map(row => ({ ...row, source })))
  }
  return all.toSorted((a, b) => new Date(b.date).getTime() - new Date(a.date).getTime())
}

/** Takes the names out of records. */
export const eraseRecords = async (tx: Tx, GroupId: string, records: readonly FoundRecord[]): Promise<void> => {
  for (const [source, some] of Map.groupBy(records, one => one.source))
    await source.erase(
      tx,
      GroupId,
      some.map(one => one.id),
    )
}

/** Takes the names out of at most so many records of a kind that are older than a moment and that nobody works with. Gives how many it were. */
export const eraseOlder = async (tx: Tx, GroupId: string, source: PersonalSource, before: Date, most: number): Promise<number> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from ${source.rows(GroupId)} p where p.date < ${before} and not p.open order by p.date, p.id limit ${most}`)
  if (rows.length > 0)
    await source.erase(
      tx,
      GroupId,
      rows.map(({ id }) => id),
    )
  return rows.length
}
