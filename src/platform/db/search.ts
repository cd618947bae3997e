import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListTotal } from '../../core/call.ts'
import { foldText } from '../../core/fold.ts'
import type { GroupCtx } from '../handle.ts'
import { foldedPattern, holds, oneOf, uuids } from './page.ts'
import { plannedEachTime } from './statements.ts'
import { countCaps } from './totals.ts'

/**
 * A table whose rows are found by what they say: `text`, in lower case, has indexes of its own (`searchIndex`, `foldedIndex`). `isFolded`: it is
 * kept folded, and needs the first alone. `isShort`: an account has some 100,000 rows at most, so that a page of many hits is found soonest by
 * walking the list in its order.
 */
export type SearchedTable = {
  table: PgTable & Record<'GroupId' | 'id', PgColumn>
  text: SQL | PgColumn
  isShort?: boolean
  isFolded?: boolean
}
/** The condition of the rows that a search finds, and what is known of how many they are. */
export type FoundRows = { where: SQL | undefined; known: ListTotal | undefined }

/** PostgreSQL takes a LIKE for rare, and sorts all hits; of this it expects that every second row passes. */
const expectMany = (condition: SQL): SQL => sql`case when ${condition} then true else false end`

/** So many ids are looked up at most; of what more rows hold, a page is soon full without them. */
const mostIds = 5_000

/** The index knows three letters or digits side by side. */
const isIndexed = /[\p{L}\p{N}]{3}/u

/** That a text which is kept folded holds what somebody searches for. */
export const holdsInFolded = (searched: SQL | PgColumn, text: string): SQL => sql`${searched} like ${foldedPattern(text)}`

/**
 * Finds rows of a table that grows without end: those that the caller's list is of (`wanted`) and that hold a text. Where they are few, their
 * ids are looked up in the index, past row-level security, under which PostgreSQL does not use it (decision 009); the list then reads the
 * rows by itself, as the caller. Of what more of them hold, a page is soon full without it.
 */
export const findHolding = async (
  { GroupId, system }: Pick<GroupCtx, 'GroupId' | 'system'>,
  { table, text: searched, isShort = false, isFolded = false }: SearchedTable,
  { wanted, text }: { wanted: SQL | undefined; text: string },
): Promise<FoundRows> => {
  const holding = isFolded ? holdsInFolded(searched, text) : holds(searched, text)
  const read = and(wanted, holding)
  if (!isIndexed.test(foldText(text))) return { where: read, known: undefined }
  // A branch for each index: under one condition with "or", each row that an index finds wrongly would be folded.
  const branches = (isFolded ? [holding] : branchesOf(searched, text)).map(
    branch => sql`select ${table.id} as id from ${table} where ${and(sql`${table.GroupId} = ${GroupId}`, wanted, branch)}`,
  )
  const asked = sql`${sql.raw(plannedEachTime)} ${sql.join(branches, sql` union all `)} limit ${sql.raw(`${mostIds + 1}`)}`
  const { rows } = await system('rows by what they hold', tx => tx.execute<{ id: string }>(asked), { readOnly: true })
  const ids = rows.map(({ id }) => id)
  const most = countCaps.search
  const known = ids.length > most ? { Total: most, More: true } : { Total: ids.length }
  if (ids.length > mostIds) return { where: isShort ? and(wanted, expectMany(holding)) : read, known }
  return { where: and(wanted, sql`${table.id} in (select unnest(${uuids(ids)}))`), known }
}

/** What `holds` asks, for its two indexes: texts as they are, and those with special signs, folded, that the first does not find. */
const branchesOf = (searched: SQL | PgColumn, text: string): SQL[] => {
  const pattern = foldedPattern(text)
  const isSpecial = sql`octet_length(${searched}) <> length(${searched}) and fold_text(${searched}) like ${pattern}`
  return [sql`${searched} like ${pattern}`, sql`${isSpecial} and ${searched} not like ${pattern}`]
}

/**
 * That a row of a table holds a text (`holds`), where the list is read from an index with the text in it, row by row: rows with accents and other
 * special signs, which would be folded one by one (14 µs each), are looked up in their own index (`foldedIndex`), past row-level security. Where
 * many of them hold the text, a page is soon full without it.
 */
export const findSpecial = async (
  { GroupId, system }: Pick<GroupCtx, 'GroupId' | 'system'>,
  { table, text: searched }: Pick<SearchedTable, 'table' | 'text'>,
  text: string,
): Promise<SQL> => {
  if (!isIndexed.test(foldText(text))) return holds(searched, text)
  const pattern = foldedPattern(text)
  const most = countCaps.search
  const asked = sql`select ${sql.raw(plannedEachTime)} ${table.id} as id from ${table} where ${table.GroupId} = ${GroupId}
    and octet_length(${searched}) <> length(${searched}) and fold_text(${searched}) like ${pattern} limit ${sql.raw(`${most + 1}`)}`
  const { rows } = await system('rows with special signs, by what they hold', tx => tx.execute<{ id: string }>(asked), { readOnly: true })
  const ids = rows.map(({ id }) => id)
  return ids.length > most ? holds(searched, text) : sql`(${searched} like ${pattern} or ${oneOf(table.id, ids)})`
}
