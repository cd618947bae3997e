import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { wordsFor } from '../../../platform/words.ts'
import { removeBuildingsFromMembers } from '../../base/people/members.server.ts'
import { batches, overwriteBuildings, removeBuildings } from '../buildings/bulk.server.ts'
import type { BuildingRow } from '../buildings/data.ts'
import { building } from '../buildings/tables.ts'
import type { importRow } from './tables.ts'
import { words } from './words.ts'
import { comparable } from './write.server.ts'

type Did = typeof importRow.$inferSelect
type Now = ReadonlyMap<string, BuildingRow>
type Group = Ctx<'group'>

const array = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`
const refused = (ctx: Group, why: 'changed' | 'gone' | 'hanging' | 'archived', name: string): Refusal =>
  new Refusal('sys.obj.cfl', wordsFor(words, ctx.language)(`undoRefused.${why}`, { name }))
const nameOf = (value: unknown, Code: unknown): string => {
  const { en }: { en?: unknown } = Object(value)
  return [en, Code].filter(one => typeof one === 'string' && one !== '').join(', ')
}

/** The buildings of an import as they are now, locked. Refuses where one is gone or archived, or bears another value than the import gave it. */
export const refuseChanged = async (ctx: Group, rows: readonly Did[]): Promise<Now> => {
  const ids = rows.map(({ ObjectId }) => ObjectId)
  const found = await ctx.tx
    .select()
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), sql`${building.id} = any(${array(ids)})`))
    .for('update')
  const now = new Map(found.map(row => [row.id, row]))
  for (const { ObjectId, Before, After } of rows) {
    const row = now.get(ObjectId)
    if (!row) throw refused(ctx, 'gone', nameOf(After.Name ?? Before?.Name, After.Code))
    if (row.ArchivedDate) throw refused(ctx, 'archived', nameOf(row.Name, row.Code))
    const values = new Map(Object.entries(comparable(row)))
    const differs = Object.entries(After).some(([name, value]) => stable(values.get(name)) !== stable(value))
    if (differs) throw refused(ctx, 'changed', nameOf(row.Name, row.Code))
  }
  return now
}

// A value of a column that was not there at the import is nobody's change.
const stable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Every table whose rows belong to a building, and the column that names it, as the database itself knows them. */
const owners = sql`
  select c.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c
  join pg_attribute f on f.attrelid = c.confrelid and f.attname = 'id'
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, f.attnum)]
  where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'building'::regclass`

/** Refuses where anything hangs on a building that the import made. */
export const refuseHanging = async (ctx: Group, made: readonly Did[], now: Now): Promise<void> => {
  if (made.length === 0) return
  const ids = made.map(({ ObjectId }) => ObjectId)
  const tables = await ctx.tx.execute<{ table: string; column: string }>(owners)
  const asked = tables.rows.map(
    ({ table, column }) =>
      sql`select ${sql.identifier(column)} as id from ${sql.raw(table)} where group_id = ${ctx.GroupId} and ${sql.identifier(column)} = any(${array(ids)})`,
  )
  const assigned = sql`select unnest(assigned_buildings) as id from contact where group_id = ${ctx.GroupId} and assigned_buildings && ${array(ids)}`
  for (const one of [...asked, assigned]) {
    const { rows } = await ctx.tx.execute<{ id: string }>(sql`select id from (${one}) hanging where id = any(${array(ids)}) limit 1`)
    const hanging = rows[0] && now.get(rows[0].id)
    if (hanging) throw refused(ctx, 'hanging', nameOf(hanging.Name, hanging.Code))
  }
}

/** Removes the buildings that the import made, and takes them from those who saw them. */
export const removeMade = async (ctx: Group, made: readonly Did[]): Promise<void> => {
  const ids = made.map(({ ObjectId }) => ObjectId)
  await removeBuildings(ctx, ids)
  if (await removeBuildingsFromMembers(ctx.tx, ctx.GroupId, ids)) await ctx.notify('session', '')
}

/** Gives changed buildings the values that they had; what else was changed of them since stays. */
export const putBack = async (ctx: Group, changed: readonly Did[], now: Now): Promise<void> => {
  const rows = changed.flatMap(({ ObjectId, Before }) => {
    const row = now.get(ObjectId)
    return row ? [{ ...row, ...Before }] : []
  })
  for (const some of batches(rows)) await overwriteBuildings(ctx, some)
}
