import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Translate } from '../../../core/translator.ts'
import type { Language, Words } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { ImportColumns } from './columns.ts'
import type { ImportContract } from './contract.ts'
import type { ImportRow } from './model.ts'
import type { Judged, RowToJudge, Verdict } from './rules.ts'

/** Where an import happens, in a call or in a job. */
/** `secret`: the server's key, for what is sealed with it; `now`: when records are changed. */
export type ImportPlace = { tx: Tx; GroupId: string; buildings: readonly string[] | 'all'; secret: string; now: Date }
/** Who runs it, where what it wrote is told to others. */
export type ImportSaving = ImportPlace & { UserId: string; notify: (topic: string, data: string) => Promise<void> }
/** What became of one row: `Before` null where its record was made. */
export type WrittenRow = { id: string; Before: Record<string, unknown> | null; After: Record<string, unknown> }
/** A record as it stands when its import is undone. */
export type RecordNow = { name: string; archived: boolean; values: Record<string, unknown> }

/** What is imported. */
export type ImportNoun = {
  /** Kept with each run: one noun's calls never see another's runs. */
  Kind: string
  /** Of the records, in the audit. */
  Object: string
  /** Table of the records: nothing may hang on one that an undoing removes. */
  table: string
  /** Tables whose rows are parts of a record: they go with it, and do not keep it from being removed. */
  parts?: readonly string[]
  /** Names of its job and of the task that waits for it. */
  job: string
  task: string
  /** The job that mails the rows with errors to who uploaded them; without it nobody is mailed. */
  errorsJob?: string
  /** What problems say in another language, for files and mails. */
  say: Translate
  contract: ImportContract
  /** What it says that the kit cannot: of its own columns and codes. */
  words: Words<ImportSentences>
}
export type ImportSentences = {
  readonly title: string
  readonly raced: string
  readonly hanging: string
  readonly fields: Readonly<Record<string, string>>
}

/** How rows are judged: by the rules of the form, beside what the account has. */
type ImportRules<Field extends string, V extends Verdict, Known> = {
  /** Tables whose changes make the rows be judged anew. */
  watched: readonly PgTable[]
  /** What the rows are held against, for the keys that they name. `lock`: records that exist wait for the end of the transaction. */
  known(place: ImportPlace, keys: readonly string[], options: { lock: boolean }): Promise<Known>
  judge(row: RowToJudge<Field>, known: Known): V
  /** How a row names its record to people; `id` of the record, null where there is none (yet, or any more). */
  show(row: Judged<V>, id: string | null): Pick<ImportRow, 'Name' | 'Code' | 'Place' | 'BuildingId'>
  /** The code of a record, from its audit row. */
  codeIn(After: Record<string, unknown>): unknown
}

/** How good rows are written, put back and removed: at most `BATCH` rows at once, many records in one statement. */
export type ImportSave<V extends Verdict> = {
  /** Makes what rows need beside their records (`Verdict.needs`), and takes it away again where nothing uses it. */
  beside?: {
    make(place: ImportPlace, names: readonly string[]): Promise<string[]>
    remove(place: ImportPlace, ids: readonly string[]): Promise<void>
  }
  /** What the file of results says of a record beside its own columns: headers, and the cells by id. */
  results?: {
    headers(language: Language): readonly string[]
    cells(place: ImportPlace & { baseUrl: string }, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  }
  /** Completes new rows beside each other: codes made from names. */
  prepare?(place: ImportPlace, rows: readonly Judged<V>[]): Promise<Judged<V>[]>
  /** Makes and changes records; gives what became of each row, in the order of the rows. */
  add(place: ImportPlace, rows: readonly Judged<V>[]): Promise<WrittenRow[]>
  change(place: ImportPlace, rows: readonly Judged<V>[]): Promise<WrittenRow[]>
  /** Tells others of what was made or changed. */
  added?(saving: ImportSaving, ids: readonly string[]): Promise<void>
  changed?(saving: ImportSaving, ids: readonly string[]): Promise<void>
  /** The records as they are now, locked. */
  lock(place: ImportPlace, ids: readonly string[]): Promise<ReadonlyMap<string, RecordNow>>
  /** Rows without a foreign key that hang on records too: a query of one column `id`. */
  hanging?(GroupId: string, ids: SQL): SQL
  remove(ctx: Ctx<'group'>, ids: readonly string[]): Promise<void>
  putBack(ctx: Ctx<'group'>, rows: readonly { id: string; Before: Record<string, unknown> }[]): Promise<void>
}

export type ImportTerms<Field extends string, V extends Verdict, Known> = {
  columns: ImportColumns<Field>
  rules: ImportRules<Field, V, Known>
  save: ImportSave<V>
}
/** A whole import. The parts of the kit see what their noun's types are no more than they must. */
export type ImportOf<Field extends string = string, V extends Verdict = Verdict, Known = unknown> = ImportNoun &
  ImportTerms<Field, V, Known>

/**
 * An import of a noun: upload, mapping, preview with differences, run as one transaction, undo, history. From its columns, its rules and
 * its save come the handlers of its calls and its job.
 */
export const importOf = <Field extends string, V extends Verdict, Known>(
  noun: ImportNoun,
  terms: ImportTerms<Field, V, Known>,
): ImportOf<Field, V, Known> => ({ ...noun, ...terms })
