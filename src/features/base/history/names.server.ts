import { type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { idsIn, MARK } from './ids.ts'
import type { Change } from './model.ts'

/** A record that a row of the audit names: the account that the row belongs to, and the id. */
type Named = { GroupId: string; id: string }
/** Who reads: everything, or what is seen of one account with these buildings. */
type Reader = { tx: Tx; language: Language; sees: 'everything' | { buildings: readonly string[] | 'all' } }
type Rows = readonly { GroupId: string | null; Changes: readonly Change[]; ObjectId?: string | null }[]

/** Ids that stand in the changes of a page, and the records themselves, by their names: one query for all of them. */
export const namesOf = async (reader: Reader, rows: Rows): Promise<ReadonlyMap<string, string>> => {
  const wanted = new Map<string, Named>()
  for (const { GroupId, Changes, ObjectId } of rows) {
    const values = Changes.flatMap(({ Field, Before, After }) => [...idsIn(Field, Before), ...idsIn(Field, After)])
    for (const id of [...values, ...idsIn('', ObjectId ?? null)]) wanted.set(id, { GroupId: GroupId ?? NOBODY, id })
  }
  if (wanted.size === 0) return new Map()
  const { rows: found } = await reader.tx.execute<{ id: string; name: string | Localized | null }>(query(reader, [...wanted.values()]))
  return new Map(found.flatMap(({ id, name }) => (name === null ? [] : [[id, inLanguage(name, reader.language)] as const])))
}

/** The changes with names for ids; `***` stands for what the reader may not see or what is gone. */
export const named = (changes: readonly Change[], names: ReadonlyMap<string, string>): Change[] =>
  changes.map(change => {
    const { Kind, Field, Before, After } = change
    if (Kind !== 'Value' || [...idsIn(Field, Before), ...idsIn(Field, After)].length === 0) return change
    const name = (value: Change['After']) => {
      const ids = idsIn(Field, value)
      return ids.length > 0 ? ids.map(id => names.get(id) ?? MARK).join(', ') : value
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
  const within = (condition: (ids: SQL) => SQL) => (ids ? sql` and ${condition(ids)}` : sql``)
  const ofGroup = (table: SQL, name: SQL, more = sql``) =>
    sql`select x.id, ${name} as name from w join ${table} x on x.group_id = w.g and x.id = w.i${more}`
  const inBuilding = within(one => sql`x.building_id = any(${one})`)
  const served = within(
    one =>
      sql`exists (select 1 from vendor_building v where v.group_id = x.group_id and v.vendor_id = x.id and v.building_id = any(${one}))`,
  )
  const reached = within(one => sql`(x.building_id = any(${one}) or (x.building_id is null and x.assigned_buildings && ${one}))`)
  const member = all ? sql`` : sql` and exists (select 1 from member m where m.group_id = w.g and m.user_id = x.id)`
  const kinds = [
    ofGroup(
      sql`building`,
      sql`x.name`,
      within(one => sql`x.id = any(${one})`),
    ),
    ofGroup(sql`property_tag`, sql`to_jsonb(x.name)`),
    ofGroup(sql`vendor`, sql`to_jsonb(x.vendor_name)`, served),
    ofGroup(sql`tenant_company`, sql`to_jsonb(x.tenant_name)`, inBuilding),
    ofGroup(sql`contact`, sql`x.full_name`, reached),
    ofGroup(sql`qr_code`, sql`to_jsonb(x.qr_name)`, inBuilding),
    sql`select x.id, x.group_name as name from w join account_group x on x.id = w.i${all ? sql`` : sql` and x.id = w.g`}`,
    sql`select x.id, to_jsonb(x.full_name) as name from w join app_user x on x.id = w.i${member}`,
    ...(all ? beyond(ofGroup) : []),
  ]
  const [groups, records] = [wanted.map(one => one.GroupId), wanted.map(one => one.id)]
  return sql`with w as (select * from unnest(${sql.param(groups)}::uuid[], ${sql.param(records)}::uuid[]) as t(g, i))
    ${sql.join(kinds, sql` union all `)}`
}

/** What the audit names and a record's history does not. */
const beyond = (ofGroup: (table: SQL, name: SQL) => SQL): SQL[] => [
  sql`select x.id, to_jsonb(x.name) as name from w join channel x on x.id = w.i`,
  sql`select x.id, to_jsonb(x.subject) as name from w join mail x on x.id = w.i`,
  ofGroup(sql`import_run`, sql`to_jsonb(x.file_name)`),
  ofGroup(sql`stored_file`, sql`to_jsonb(x.name)`),
  ofGroup(sql`task`, sql`to_jsonb(x.title)`),
  sql`select x.id, to_jsonb(x.name) as name from w join list_view x on x.id = w.i`,
]
