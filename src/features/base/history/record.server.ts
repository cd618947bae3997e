import { type SQL, sql } from 'drizzle-orm'
import type { PermissionsHash } from '../../../core/permissions.ts'
import { makeRegistry } from '../../../core/registry.ts'

/** Who sees the history of a kind of record, beside the flags of its `RecordKind`. */
export type RecordAccess = {
  /** The name of its table. */
  Object: string
  /** Whether row `x` of the table belongs to one of these buildings (a `uuid[]`). Without: the record is the account itself. */
  within?: (buildings: SQL) => SQL
  /** Which fields are seen with these flags; without: all. */
  fieldSeen?: (permissions: PermissionsHash) => (field: string) => boolean
}

/** Each kind of record with a history; of one that is not here nobody sees any. */
export const recordAccess = makeRegistry<RecordAccess>()

/** How records of a table are named where their ids stand in a change. */
export type RecordNames = {
  table: string
  /** The name of row `x`, as jsonb: a text or `{ en, es }`. */
  name: SQL
  /** The variant of row `x` that its description has words for; null: none. */
  variant?: SQL
  /** As in `RecordAccess`; without it everybody who sees the account sees the name. */
  within?: (buildings: SQL) => SQL
  /** The table is of no account. */
  everywhere?: true
  /** Named in the audit alone. */
  auditOnly?: true
}

/** Each table whose records have a name; of others the changes tell that one stood there. */
export const recordNames = makeRegistry<RecordNames>()

/** At most 60 characters of a text in one line, which never ends inside a word, as the name of a record without another. */
export const firstWords = (text: SQL): SQL => {
  const line = sql`btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`
  return sql`case when length(${line}) <= 60 then ${line} else regexp_replace(left(${line}, 61), '[\\s,;:.]*(\\s\\S*)?$', '') || '…' end`
}

/** A row with a column `building_id`. */
export const inBuilding = (buildings: SQL): SQL => sql`x.building_id = any(${buildings})`

export const rolePermissionAccess: RecordAccess = { Object: 'role_permission' }

// Of the features that stand before this one.
export const earlierNames: readonly RecordNames[] = [
  { table: 'mail', name: sql`to_jsonb(x.subject)`, everywhere: true, auditOnly: true },
  { table: 'stored_file', name: sql`to_jsonb(x.name)`, auditOnly: true },
  { table: 'task', name: sql`to_jsonb(x.title)`, auditOnly: true },
]
