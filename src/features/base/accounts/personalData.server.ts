import type { SQL } from 'drizzle-orm'
import type { Label } from '../../../core/labels.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Tx } from '../../../platform/db/database.ts'

/** A kind of records that name people from outside: how they are found, and how their names are taken out while sums stay. */
export type PersonalSource = {
  /** Its name on the wire and in the settings of an account: it stays. */
  readonly Kind: string
  readonly Label: Label
  /** How long its names are kept until an account says otherwise, in days; null: for ever. Absent: `standardDays`. */
  readonly Days?: number | null
  /** False: it names no visitors, so that the privacy page behind a sign does not tell of it. */
  readonly isOfVisitors?: false
  /** Its table is of no account: it is read and erased past the role of the account. */
  readonly isSystem?: true
  /** What the audit calls such a record, and which of its columns there may name somebody. */
  readonly audited?: { readonly Object: string; readonly columns: readonly string[] }
  /**
   * The records of an account that still name somebody, as a table expression `(id, building_id, date, name, email, phone, facts, open)`: `facts` is
   * jsonb of what is known beside (texts), `open`: somebody still works with it.
   */
  readonly rows: (GroupId: string) => SQL
  /** Takes the names out of records; what is counted stays. Repeated, it changes nothing. */
  readonly erase: (tx: Tx, GroupId: string, ids: readonly string[]) => Promise<void>
}

/** Every kind, a row each: what is not here is neither found nor removed. */
export const personalData = makeRegistry<PersonalSource>()
