import { type SQL, sql } from 'drizzle-orm'
import { forgetInAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type PersonalSource, personalData } from '../accounts/personalData.server.ts'
import type { PersonKey } from './model.ts'

type Found = { id: string; building: string | null; date: string; name: string; facts: Record<string, string> | null; open: boolean }
export type FoundRecord = Found & { source: PersonalSource }
/** An account, and how the records of a kind are reached there: `isSystem` ones past its role. */
export type PersonalPlace = { GroupId: string; run: <T>(source: PersonalSource, work: (tx: Tx) => Promise<T>) => Promise<T> }

const digits = sql`ltrim(regexp_replace(coalesce(p.phone, ''), '\\D', '', 'g'), '0')`
const hasCountry = sql`(p.phone ~ '^\\s*(\\+|00)' or regexp_replace(p.phone, '\\D', '', 'g') ~ '^1\\d{10}$')`

/** A number is the same with its country and without, where one of the two was written without. */
const isOf = (key: PersonKey): SQL => {
  if ('email' in key) return sql`lower(btrim(p.email)) = ${key.email}`
  const [longer, shorter] = key.hasCountry ? [sql`${key.phone}::text`, digits] : [digits, sql`${key.phone}::text`]
  const isOther = key.hasCountry ? sql`not ${hasCountry}` : hasCountry
  return sql`(${digits} = ${key.phone} or (${isOther} and length(${shorter}) >= 8 and length(${longer}) - length(${shorter}) between 1 and 3
    and right(${longer}, length(${shorter})) = ${shorter}))`
}

/** The records of a person in an account, by kind, the newest of each first; at most so many of each. */
export const findRecords = async ({ GroupId, run }: PersonalPlace, key: PersonKey, most: number): Promise<FoundRecord[]> => {
  const all: FoundRecord[] = []
  for (const source of personalData.all()) {
    const { rows } = await run(source, tx =>
      tx.execute<Found>(sql`
        select p.id, coalesce(b.name->>'en', '') as building, p.date, p.name, p.facts, p.open from ${source.rows(GroupId)} p
          left join building b on b.group_id = ${GroupId} and b.id = p.building_id
        where ${isOf(key)} order by p.date desc, p.id limit ${most}`),
    )
    all.push(...rows.map(row => ({ ...row, source })))
  }
  return all.toSorted((a, b) => new Date(b.date).getTime() - new Date(a.date).getTime())
}

/** Takes the names out of records of a kind, and out of what the audit says of them. */
const eraseKind = async (tx: Tx, GroupId: string, source: PersonalSource, ids: readonly string[]): Promise<void> => {
  await source.erase(tx, GroupId, ids)
  if (source.audited) await forgetInAudit(tx, GroupId, source.audited, ids)
}

/** Takes the names out of records. */
export const eraseRecords = async ({ GroupId, run }: PersonalPlace, records: readonly FoundRecord[]): Promise<void> => {
  for (const [source, some] of Map.groupBy(records, one => one.source))
    await run(source, tx =>
      eraseKind(
        tx,
        GroupId,
        source,
        some.map(one => one.id),
      ),
    )
}

/** Takes the names out of at most so many records of a kind that are older than a moment and that nobody works with. Gives how many it were. */
export const eraseOlder = ({ GroupId, run }: PersonalPlace, source: PersonalSource, before: Date, most: number): Promise<number> =>
  run(source, async tx => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select p.id from ${source.rows(GroupId)} p where p.date < ${before} and not p.open order by p.date, p.id limit ${most}`)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await eraseKind(tx, GroupId, source, ids)
    return ids.length
  })
