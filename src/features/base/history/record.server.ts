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

/** A row with a column `building_id`. */
export const inBuilding = (buildings: SQL): SQL => sql`x.building_id = any(${buildings})`

export const rolePermissionAccess: RecordAccess = { Object: 'role_permission' }
