import { getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** What the platform asks of the tables that accounts and buildings stand in: a row is archived while `ArchivedDate` is set. */
type Archivable = PgTable & { readonly id: PgColumn; readonly ArchivedDate: PgColumn }
/** The table of accounts: what every `group_id` points to. */
type AccountsTable = Archivable & { readonly GroupName: PgColumn }
/** The table of buildings: what the column `building` of a tenant table points to. */
type BuildingsTable = Archivable & { readonly GroupId: PgColumn }

const declared: { accounts?: AccountsTable; buildings?: BuildingsTable } = {}

/** Says which table accounts stand in; the feature that declares the table calls it. */
export const declareAccounts = (table: AccountsTable): void => void (declared.accounts = table)

/** Says which table buildings stand in; the feature that declares the table calls it. */
export const declareBuildings = (table: BuildingsTable): void => void (declared.buildings = table)

/** The table of accounts. Throws where no feature that declares it is loaded. */
export const accountsTable = (): AccountsTable => {
  if (!declared.accounts) throw new Error('No table of accounts is declared: see declareAccounts.')
  return declared.accounts
}

/** The table of buildings. Throws where no feature that declares it is loaded. */
export const buildingsTable = (): BuildingsTable => {
  if (!declared.buildings) throw new Error('No table of buildings is declared: see declareBuildings.')
  return declared.buildings
}

/** The SQL name of the table of accounts. */
export const accountsName = (): string => getTableName(accountsTable())

/** The SQL name of the table of buildings. */
export const buildingsName = (): string => getTableName(buildingsTable())
