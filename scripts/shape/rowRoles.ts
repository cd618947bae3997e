import { parse } from 'libpg-query'
import { splitStatements } from '../../src/platform/db/migrationSteps.ts'
import { isNode, nameIn, tablesRead } from './sqlNodes.ts'
import type { Fault } from './tree.ts'

type Migration = { name: string; sql: string }

/** The newest migration before this rule; an SQL that has run stays as it is. */
const ruleSince = '20261126020624_feedback_sums'

/**
 * The owner of a hosted database is held to row-level security like everybody, and sees no row of any account: what a migration does to rows it
 * does as the system role, between `set local role lintel_system` and `reset role`.
 */
export const checkRowRoles = async (migrations: readonly Migration[]): Promise<Fault[]> => {
  const faults: Fault[] = []
  for (const { name, sql } of migrations.filter(one => one.name > ruleSince)) {
    const file = `db/migrations/${name}`
    for (const table of await findRowsOfOwner(sql))
      faults.push({
        rule: 'rows',
        file,
        text: `${file} reads or writes rows of ${table} as the owner: set local role lintel_system before`,
      })
  }
  return faults
}

/** Tables whose rows are read or written outside the system role. */
const findRowsOfOwner = async (sql: string): Promise<string[]> => {
  let isSystem = false
  const found: string[] = []
  for (const text of splitStatements(sql)) {
    if (/^set\s+local\s+role\s+lintel_system$/i.test(text)) isSystem = true
    if (/^reset\s+role$/i.test(text)) isSystem = false
    if (isSystem) continue
    for (const { stmt } of (await parse(text)).stmts ?? []) {
      const [[kind, value] = ['', null]] = Object.entries(Object(stmt))
      if (!isNode(value)) continue
      if (kind === 'UpdateStmt' || kind === 'DeleteStmt' || kind === 'InsertStmt') found.push(nameIn(value.relation))
      if (kind === 'CreateTableAsStmt') found.push(...tablesRead(value.query))
    }
  }
  return found
}
