import type { InferSelectModel, SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { GroupId } from '../../core/ids.ts'
import type { Database, Tx } from '../db/database.ts'

/** The transaction in which rows are worked off: what it does and that they are no longer due exists together, or not at all. */
export type Doing<Needs> = {
  readonly tx: Tx
  readonly client: pg.PoolClient
  readonly services: Needs
  /** The account of the rows; null for a table of no account. */
  readonly GroupId: GroupId | null
  readonly now: Date
}
/** A table of due rows; it has an `id`, and a `GroupId` where its rows are accounts'. */
export type DueTable = PgTable & { readonly id: PgColumn; readonly GroupId?: PgColumn }

export type DueRowsOptions<Table extends DueTable, Needs> = {
  /** `feature.verb`: the name of the job that looks for due rows; the one that works off an account is `feature.verb.account`. */
  readonly name: string
  readonly table: Table
  /** From when on a row is due. With the account before it, it has an index; the oldest row comes first. */
  readonly due?: PgColumn
  /** Which rows wait to be worked off, where not all do; without `due` they are due at once. */
  readonly where?: (now: Date) => SQL | undefined
  /** When it is looked for them, as a cron expression in UTC. */
  readonly every: string
  /** Rows of archived accounts wait until the account is restored. */
  readonly whileArchived?: 'waits'
  /** Rows with the same value are worked off in one go, as long as a batch holds them. */
  readonly together?: PgColumn
  /** Rows that one transaction works off. */
  readonly batch?: number
  /** Rows of an account that one run works off; the others follow at the next look. */
  readonly most?: number
  /** Seconds until a run is given up and taken over. */
  readonly seconds?: number
  /** Works off rows, which are locked. Each is no longer due afterwards: deleted, marked, or with its next moment. */
  readonly work: (doing: Doing<Needs>, rows: InferSelectModel<Table>[]) => Promise<void>
  /** What becomes of a row that could not be worked off by itself either. Without it the row is tried again, later and later. */
  readonly failed?: (doing: Doing<Needs>, row: InferSelectModel<Table>, error: unknown) => Promise<void>
}

/** What a run opens its transactions with. */
export type Needed = { readonly db: Pick<Database, 'asSystem' | 'withPeople'> }
/** `now`: when it is; `signal` ends it after the batch that is under way. */
export type Run = { readonly now?: Date; readonly signal?: AbortSignal }
