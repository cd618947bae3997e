import { type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { idsIn, MARK } from './ids.ts'
import type { Change } from './model.ts'
import { type RecordNames, recordNames } from './record.server.ts'

/** A record that a row of the audit names: the account that the row belongs to, and the id. */
type Named = { GroupId: string; id: string }
/** Who reads: everything, or what is seen of one account with these buildings. */
type Reader = { tx: Tx; language: Language; sees: 'everything' | { buildings: readonly string[] | 'all' } }
/** A record as it is called, and the variant of its kind. */
type RecordName = { name: string; variant: string | null }
type Rows = readonly { GroupId: string | null; Changes: readonly Change[]; ObjectId?: string | null }[]

/** Ids that stand in the changes of a page, and the records themselves, by their names: one query for all of them. */
export const namesOf = async (reader: Reader, rows: Rows): Promise<ReadonlyMap<string, RecordName>> => {
  const wanted = new Map<string, Named>()
  for (const { GroupId, Changes, ObjectId } of rows) {
    const values = Changes.flatMap(({ Field, Before, After }) => [...idsIn(Field, Before), ...idsIn(Field, After)])
    for (const id of [...values, ...idsIn('', ObjectId ?? null)]) wanted.set(id, { GroupId: GroupId ?? NOBODY, id })
  }
  if (wanted.size === 0) return new Map()
  const { rows: found } = await reader.tx.execute<{ id: string; name: string | Localized | null; variant: string | null }>(
    query(reader, [...wanted.values()]),
  )
  return new Map(
    found.flatMap(({ id, name, variant }) => (name === null ? [] : [[id, { name: inLanguage(name, reader.language), variant }] as const])),
  )
}

/** The changes with names for ids; `***` stands for what the reader may not see or what is gone. */
export const nameChanges = (changes: readonly Change[], names: ReadonlyMap<string, RecordName>): Change[] =>
  changes.map(change => {
    const { Kind, Field, Before, After } = change
    if (Kind !== 'Value' || [...idsIn(Field, Before), ...idsIn(Field, After)].length === 0) return change
    const name = (value: Change['After']) => {
      const ids = idsIn(Field, value)
      return ids.length > 0 ? ids.map(id => names.get(id)?.name ?? MARK).join(', ') : value
    }
    return { ...change, Kind: 'Names', Before: name(Before), After: name(After) }
  })

const NOBODY = '00000000-0000-0000-0000-000000000000'

const inLanguage = (name: string | Localized, language: Language): string =>
  typeof name === 'string' ? name : (language === 'es' && name.es) || name.en

/** Each kind by its primary key; what is bound to buildings only where the reader sees one of them. */
const query = ({ sees }: Reader, wanted: readonly Named[]): SQL => {
  const all = sees === 'everything'
  const buildings = all || sees.buildings === 'all' ? null : [...sees.buildings]
  const ids = buildings && sql`${sql.param(buildings)}::uuid[]`
  const member = all ? sql`` : sql` and exists (select 1 from member m where m.group_id = w.g and m.user_id = x.id)`
  const kinds = [
    sql`select x.id, x.group_name as name, null::text as variant from w join account_group x on x.id = w.i${all ? sql`` : sql` and x.id = w.g`}`,
    sql`select x.id, to_jsonb(x.full_name) as name, null::text as variant from w join app_user x on x.id = w.i${member}`,
    ...recordNames
      .all()
      .filter(({ auditOnly }) => all || !auditOnly)
      .map(one => namesIn(one, ids)),
  ]
  const [groups, records] = [wanted.map(one => one.GroupId), wanted.map(one => one.id)]
  return sql`with w as (select * from unnest(${sql.param(groups)}::uuid[], ${sql.param(records)}::uuid[]) as t(g, i))
    ${sql.join(kinds, sql` union all `)}`
}

const namesIn = ({ table, name, variant = sql`null::text`, within, everywhere }: RecordNames, buildings: SQL | null): SQL =>
  sql`select x.id, ${name} as name, ${variant} as variant from w join ${sql.identifier(table)} x on x.id = w.i${everywhere ? sql`` : sql` and x.group_id = w.g`}${
    within && buildings ? sql` and ${within(buildings)}` : sql``
  }`
