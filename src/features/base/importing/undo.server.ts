import { sql } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { wordsFor } from '../../../platform/words.ts'
import type { ImportOf, RecordNow } from './importOf.server.ts'
import { stableText } from './rules.ts'
import type { importRow } from './tables.ts'
import { words } from './words.ts'

type Did = typeof importRow.$inferSelect
type Group = Ctx<'group'>

const refused = (ctx: Group, why: 'changed' | 'gone' | 'archived', name: string): Refusal =>
  new Refusal('sys.obj.cfl', wordsFor(words, ctx.language)(`undoRefused.${why}`, { name }))

/** The name that an import gave a record, for one that is gone. */
const nameIn = ({ Before, After }: Did, { columns: { key }, rules }: ImportOf): string => {
  const { en }: { en?: unknown } = Object(After.Name ?? Before?.Name)
  return [en ?? After.Name ?? After[key[0] ?? ''], rules.codeIn(After)].filter(one => typeof one === 'string' && one !== '').join(', ')
}

/** The records of an import as they are now, locked. Refuses where one is gone or archived, or bears another value than the import gave it. */
export const refuseChanged = async (ctx: Group, of: ImportOf, rows: readonly Did[]): Promise<ReadonlyMap<string, RecordNow>> => {
  const now = await of.save.lock(
    ctx,
    rows.map(({ ObjectId }) => ObjectId),
  )
  for (const row of rows) {
    const record = now.get(row.ObjectId)
    if (!record) throw refused(ctx, 'gone', nameIn(row, of))
    if (record.archived) throw refused(ctx, 'archived', record.name)
    // A value of a column that was not there at the import is nobody's change.
    const differs = Object.entries(row.After).some(([name, value]) => stableText(record.values[name]) !== stableText(value))
    if (differs) throw refused(ctx, 'changed', record.name)
  }
  return now
}

/** Every table whose rows belong to a record, and the column that names it, as the database itself knows them. */
const ownersOf = (table: string) => sql`
  select c.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c
  join pg_attribute f on f.attrelid = c.confrelid and f.attname = 'id'
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, f.attnum)]
  where c.contype = 'f' and c.conparentid = 0 and c.confrelid = ${table}::regclass`

/** Refuses if other records refer to a record that the import made. */
export const refuseHanging = async (
  ctx: Group,
  of: ImportOf,
  made: readonly string[],
  now: ReadonlyMap<string, RecordNow>,
): Promise<void> => {
  if (made.length === 0) return
  const ids = sql`${sql.param([...made])}::uuid[]`
  const tables = await ctx.tx.execute<{ table: string; column: string }>(ownersOf(of.table))
  const others = tables.rows.filter(({ table }) => !of.parts?.includes(table))
  const asked = others.map(
    ({ table, column }) =>
      sql`select ${sql.identifier(column)} as id from ${sql.raw(table)} where group_id = ${ctx.GroupId} and ${sql.identifier(column)} = any(${ids})`,
  )
  const unowned = of.save.hanging?.(ctx.GroupId, ids)
  for (const one of unowned ? [...asked, unowned] : asked) {
    const { rows } = await ctx.tx.execute<{ id: string }>(sql`select id from (${one}) hanging where id = any(${ids}) limit 1`)
    const hanging = rows[0] && now.get(rows[0].id)
    if (hanging) throw new Refusal('sys.obj.cfl', wordsFor(of.words, ctx.language)('hanging', { name: hanging.name }))
  }
}
