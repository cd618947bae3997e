import { parse } from 'libpg-query'
import { readSteps, splitStatements } from '../../src/platform/db/migrationSteps.ts'
import { addedColumn, addedConstraint, isNode, list, type Node, nameIn, tablesRead } from './sqlNodes.ts'
import type { Fault } from './tree.ts'

type Migration = { name: string; sql: string }

/** The newest migration before this rule; an SQL that has run stays as it is. */
const ruleSince = '20261125093302_booked_venue'

/**
 * Migrations run while people work. What reads or writes a whole table in a migration's transaction keeps its locks for as long, so a migration does that only to tables that it makes itself. Indexes
 * and `validate constraint` are steps of their own (`platform/db/migrationSteps.ts`). A table that is surely small is named: `-- small: property_tag has some ten rows an account`.
 */
export const checkLocks = async (migrations: readonly Migration[]): Promise<Fault[]> => {
  const faults: Fault[] = []
  for (const { name, sql } of migrations.filter(one => one.name > ruleSince)) {
    const file = `db/migrations/${name}`
    for (const { table, what } of await findLongLocks(sql))
      if (!isNotedSmall(sql, table)) faults.push({ rule: 'locking', file, text: `${file} ${what}${table && ` (${table})`}` })
  }
  return faults
}

type LongLock = { readonly table: string; readonly what: string }

const isNotedSmall = (sql: string, table: string): boolean =>
  [...sql.matchAll(/^--[ \t]*small:[ \t]*"?(\w+)"?[ \t]+\w/gim)].some(([, noted]) => noted === table)

/** What a migration does to a table that it has not made, for as long as that table is large. */
const findLongLocks = async (sql: string): Promise<LongLock[]> => {
  const own = new Set<string>()
  const found: LongLock[] = []
  for (const text of splitStatements(sql))
    for (const { stmt } of (await parse(text)).stmts ?? []) {
      const [[kind, value] = ['', null]] = Object.entries(Object(stmt))
      if (!isNode(value)) continue
      if (kind === 'CreateStmt') own.add(nameIn(value.relation))
      if (kind === 'CreateTableAsStmt' && isNode(value.into)) own.add(nameIn(value.into.rel))
      found.push(...locksOf(kind, value, text).filter(({ table }) => !own.has(table)))
    }
  return found
}

const backfill = 'changes rows in its transaction: make it a job, which takes some at a time'
/** Statements whose kind alone decides. */
const longKinds: Readonly<Record<string, string>> = {
  UpdateStmt: backfill,
  DeleteStmt: backfill,
  TruncateStmt: 'empties a table that servers may still use',
  ClusterStmt: 'rewrites a table',
  RefreshMatViewStmt: 'rewrites a view',
  ReindexStmt: 'builds an index under a lock: make a new one, and drop the old one in a later migration',
  LockStmt: 'locks a table',
  VacuumStmt: 'vacuums, which autovacuum does',
  TransactionStmt: 'ends its transaction: a run that is killed could not go on',
}

const locksOf = (kind: string, value: Node, text: string): LongLock[] => {
  const table = nameIn(value.relation)
  if (longKinds[kind]) return [{ table, what: longKinds[kind] }]
  if (kind === 'IndexStmt' && readSteps(text).indexes.length === 0)
    return [{ table, what: 'makes an index that the migrator does not know how to build by itself: create [unique] index NAME on TABLE' }]
  if (kind === 'AlterTableStmt') return alteredLocks(list(value.cmds), text).map(what => ({ table, what }))
  if (kind === 'InsertStmt' || kind === 'CreateTableAsStmt')
    return tablesRead(value.selectStmt ?? value.query).map(one => ({ table: one, what: backfill }))
  if (kind === 'DoStmt' && /\b(?:create|alter|drop|update|delete|insert|execute)\b/i.test(JSON.stringify(value)))
    return [{ table: '', what: 'hides statements in a do block: write them plainly' }]
  if (kind === 'VariableSetStmt' && String(value.name).endsWith('timeout'))
    return [{ table: '', what: `sets ${value.name}, which the migrator sets` }]
  return []
}

/** Parts of an `alter table` whose kind alone decides. */
const longParts: Readonly<Record<string, string>> = {
  AT_AlterColumnType: 'rewrites the table for the type of a column: add a column of the new type',
  AT_SetNotNull: 'reads the table: add constraint … not null … not valid, then validate constraint',
  AT_SetExpression: 'rewrites the table for a generated column: add a new one',
  AT_SetLogged: 'rewrites the table',
  AT_SetUnLogged: 'rewrites the table',
  AT_SetTableSpace: 'rewrites the table',
  AT_SetAccessMethod: 'rewrites the table',
  AT_AttachPartition: 'reads the partition under a lock',
}

const alteredLocks = (parts: readonly unknown[], text: string): string[] =>
  parts.flatMap(part => {
    const { subtype, def } = Object(Object(part).AlterTableCmd)
    if (longParts[subtype]) return [longParts[subtype]]
    if (subtype === 'AT_AddConstraint') return addedConstraint(Object(def).Constraint)
    if (subtype === 'AT_AddColumn') return addedColumn(Object(def).ColumnDef)
    if (subtype === 'AT_ValidateConstraint' && readSteps(text).validations.length === 0)
      return ['proves a constraint in its transaction: make validate constraint a statement of its own']
    return []
  })
