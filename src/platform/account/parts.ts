import { getColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { makeRegistry } from '../../core/registry.ts'
import type { AccountExport } from './readExport.ts'

type Client = Pick<pg.ClientBase, 'query'>
export type AccountColumn = { name: string; type: string; required: boolean }
/** A table with rows of accounts; `key`: the column that says of which. */
export type AccountTable = { name: string; key: string; columns: readonly AccountColumn[] }

/** A PIN: sealed, and as a hash under the installation's key, which another installation cannot use. `empty`: what stands for a hash that an export leaves out. */
type Pin<Column> = { readonly hash: Column; readonly sealed: Column; readonly of: Column; readonly empty: string | null }

/** What a feature says of one of its tables where an account leaves, comes or is deleted. A table that nobody speaks of leaves whole, and is deleted with the account. */
type PartTerms<Column> = {
  /** Why an export leaves the table out. */
  readonly leftOut?: string
  /** Columns that say how a row stands in its installation: an export leaves them out. */
  readonly ofInstallation?: readonly Column[]
  /** The column of the person to whom a row gives a place in its account. */
  readonly givesPlaceTo?: Column
  /** The column of the person whose row it is: it leaves with the account's people only, and is deleted with its person. */
  readonly ofPerson?: Column
  readonly pin?: Pin<Column>
  /** Throws `AccountRefused` where a row may not come; `people`: ids of the people who come with the account. */
  readonly judge?: (row: Readonly<Record<string, unknown>>, people: ReadonlySet<string>) => void
  /** Throws `AccountRefused` where rows of the export collide with rows of other accounts; `lines`: the table's rows, as JSON. */
  readonly requireFree?: (client: Client, lines: AsyncIterable<readonly string[]>) => Promise<void>
  /** Ends what was under way where the account was exported: no job of this installation goes on with it. */
  readonly endWork?: (client: Client, GroupId: string) => Promise<void>
  /** Deletes what names rows of the account outside of tables with accounts' rows. */
  readonly deleteTraces?: (client: Client, GroupId: string) => Promise<void>
}

export type AccountPart = PartTerms<string> & { readonly table: string }

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string

/** What a feature says of one of its tables, by the names of the table's columns; with their SQL names from here on. */
export const accountPart = <Table extends PgTable>(table: Table, terms: PartTerms<ColumnName<Table>>): AccountPart => {
  const columns: Record<string, PgColumn> = getColumns(table)
  const inSql = (name: ColumnName<Table>): string => {
    const column = columns[name]
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}.`)
    return column.name
  }
  const { ofInstallation, givesPlaceTo, ofPerson, pin, ...work } = terms
  return {
    ...work,
    table: getTableName(table),
    ...(ofInstallation && { ofInstallation: ofInstallation.map(inSql) }),
    ...(givesPlaceTo && { givesPlaceTo: inSql(givesPlaceTo) }),
    ...(ofPerson && { ofPerson: inSql(ofPerson) }),
    ...(pin && { pin: { hash: inSql(pin.hash), sealed: inSql(pin.sealed), of: inSql(pin.of), empty: pin.empty } }),
  }
}

export const accountParts = makeRegistry<AccountPart>()

/** What is said of a table; nothing where nobody speaks of it. */
export const partOf = (table: string): AccountPart | undefined => accountParts.all().find(one => one.table === table)

export type People = {
  /** Ids that the export's people have here. */
  readonly ids: ReadonlySet<string>
  /** Those who were not known here: they have no password yet. */
  readonly added: readonly string[]
  readonly known: number
  /** A row with the ids of people as they are here. */
  withIds(line: string): string
}

/** The people of accounts, who are over all accounts of an installation: the feature that keeps them says how they leave, come and go. */
export type AccountPeople = {
  /** What an export holds of a person. */
  readonly table: AccountTable
  /** Finds the people of an export in this installation, or adds them. */
  restore(client: Client, opened: AccountExport): Promise<People>
  /** Those of some people who stay whatever becomes of their accounts. */
  findStaying(client: Client, people: readonly string[]): Promise<readonly string[]>
  /** Lets people who stay go on without an account that is deleted. */
  leaveAccount(client: Client, GroupId: string, people: readonly string[]): Promise<void>
  /** Deletes people, and what names them. Gives their number. */
  delete(client: Client, people: readonly string[]): Promise<number>
}
export const accountPeople = makeRegistry<AccountPeople>()

/** The people of accounts. Throws where no feature keeps them: what the features say of their tables is then not known either, and an export would hold too much. */
export const peopleOfAccounts = (): AccountPeople => {
  const [people] = accountPeople.all()
  if (!people) throw new Error('No feature has said who the people of accounts are: src/app/features.ts is not loaded.')
  return people
}
