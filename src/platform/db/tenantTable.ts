import { eq, getColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumnBuilder, PgBuildExtraConfigColumns, PgColumn, PgTable, PgTableExtraConfigValue } from 'drizzle-orm/pg-core'
import { snakeCase } from 'drizzle-orm/pg-core'
import type { BuildingId, GroupId } from '../../core/ids.ts'
import { oneOf } from './page.ts'

/** What a tenant table says of itself, by the names of its columns. */
export type TableTerms<Column extends string> = {
  /**
   * The column that says which building a row is in (`id`: the row is the building), so that who sees some buildings reaches the rows of
   * those only. Null: the rows are the account's, or of people in it, and their handlers say who may see them.
   */
  building: Column | null
  /** Calls may name its rows by id (`ids` of a call). */
  named?: true
  /** Its changes are counted by account (`countChanges`), so that `totalOf` counts a list only after one. */
  counted?: true
  /** Columns that hold what nobody may read again: the audit keeps only that there was one. */
  secret?: readonly Column[]
  /** Columns that hold files: a file's id, its key or address, or text or json with such. Who writes them notes their use (`noteFiles`). */
  files?: readonly Column[]
}
export type TableDeclaration = { name: string; table: PgTable; terms: TableTerms<string> }

const declared = new Map<string, TableDeclaration>()

/**
 * A table of an account's rows: its columns (with those of `tenant()` where its rows have an id) and what it says of itself. The gate, the
 * totals, the audit and the checks read that; the gate refuses every table that has not said it.
 */
export const tenantTable = <Name extends string, Columns extends Record<string, AnyPgColumnBuilder>>(
  name: Name,
  columns: Columns,
  terms: TableTerms<keyof Columns & string>,
  extra?: (self: PgBuildExtraConfigColumns<Columns>) => PgTableExtraConfigValue[],
) => {
  const table = snakeCase.table(name, columns, extra)
  declared.set(name, { name, table, terms })
  if (terms.files) withFiles.set(table, terms.files)
  return table
}

const withFiles = new Map<PgTable, readonly string[]>()

/** Says of a table of no account which of its columns hold files, as `files` of `tenantTable` does. Gives the table. */
export const holdsFiles = <Table extends PgTable>(table: Table, columns: readonly (keyof Table['_']['columns'] & string)[]): Table => {
  withFiles.set(table, columns)
  return table
}

/** The columns of a table that hold files; none where it has not said so. */
export const fileColumns = (table: PgTable): readonly string[] => withFiles.get(table) ?? []

/** Every table with columns that hold files, of those whose file has been loaded. */
export const fileTables = (): readonly PgTable[] => [...withFiles.keys()]

/** Every tenant table whose file has been loaded; a server loads all. */
export const declaredTables = (): readonly TableDeclaration[] => [...declared.values()]

/** What a table that a call names has said of itself. Throws where it is no tenant table, or none whose rows calls may name. */
export const namedTable = (name: string): TableDeclaration => {
  const found = declared.get(name)
  if (!found?.terms.named) throw new Error(`${name} is no tenant table whose rows a call may name: see tenantTable.`)
  return found
}

/** The name of a table whose changes are counted. Throws where it has not declared so: its totals would never be counted again. */
export const countedName = (table: PgTable): string => {
  const name = getTableName(table)
  if (!declared.get(name)?.terms.counted) throw new Error(`${name} is not declared as counted: see tenantTable.`)
  return name
}

/** The SQL name of the column that says which building a row is in; null where none does. */
export const buildingColumn = ({ terms }: TableDeclaration): string | null =>
  terms.building?.replaceAll(/[a-z](?=[A-Z])/g, '$&_').toLowerCase() ?? null

/** Whether a field bears the name of a column that is declared secret. */
export const isSecretColumn = (name: string): boolean => declaredTables().some(({ terms }) => terms.secret?.includes(name))

/** In which account somebody works, and which of its buildings they see. */
type Seer = { readonly GroupId: GroupId; readonly buildings: readonly BuildingId[] | 'all' }

/**
 * The one condition that rows are the account's, and in buildings that the caller may see (all of them where rows are in none). For an
 * alias give the table itself, not the alias.
 */
export const seenBy = ({ GroupId: group, buildings }: Seer, table: PgTable): SQL => {
  const declaration = declared.get(getTableName(table))
  if (declaration?.table !== table) throw new Error(`${getTableName(table)} is not declared by tenantTable.`)
  const columns: Record<string, PgColumn> = getColumns(table)
  const [account, place] = [columns.GroupId, declaration.terms.building === null ? undefined : columns[declaration.terms.building]]
  if (!account) throw new Error(`${declaration.name} has no GroupId.`)
  const own = eq(account, group)
  return place && buildings !== 'all' ? sql`${own} and ${oneOf(place, buildings)}` : own
}
