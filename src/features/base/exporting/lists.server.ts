import type { DescribedList, ListColumn } from '../../../core/listColumns.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Served } from '../../../platform/handle.ts'

/** All lists whose files the server makes; `src/app` fills it. */
export const exportedLists = makeRegistry<DescribedList>()

/** Rows that an export reads at once. Tests lower them. */
export const exportPages = { size: 1000 }

/** What answers list calls; `src/app` fills it. */
export const listAnswers = makeRegistry<Served>()

type AccountTx = { tx: Tx; GroupId: string }
/** Columns that are data: those that the rows of a list bring along, as the questions of their forms. */
export type DataColumns = {
  /** Of the list's call. */
  readonly path: string
  idOf(row: unknown): string
  /** The columns that some rows have, by their ids; of two batches with one id the first counts. */
  read(at: AccountTx, ids: readonly string[]): Promise<readonly ListColumn<unknown>[]>
  /** The rows with what these columns show, in their order. */
  fill(at: AccountTx, rows: readonly unknown[]): Promise<readonly unknown[]>
}
export const dataColumns = makeRegistry<DataColumns>()
