import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { notFound, Refusal } from '../../../core/problem.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import { wordsFor } from '../../../platform/words.ts'
import type { ImportNoun, ImportPlace } from './importOf.server.ts'
import type { ImportRun, Sheet } from './model.ts'
import { importRun } from './tables.ts'
import { words } from './words.ts'

type Columns = typeof importRun.$inferSelect
/** An import with its file. */
export type RunRow = Columns & { Sheet: Sheet }
type Kind = Pick<ImportNoun, 'Kind'>

/** The columns of a row of the history: not the rows of the file. */
export const summaryColumns = {
  id: importRun.id,
  acId: importRun.id,
  Type: importRun.Kind,
  FileName: importRun.FileName,
  FullName: importRun.FullName,
  State: importRun.State,
  RowCount: importRun.RowCount,
  Added: importRun.Added,
  Changed: importRun.Changed,
  Skipped: importRun.Skipped,
  LeftOut: sql<number>`jsonb_array_length(${importRun.LeftOut})`,
  Message: importRun.Message,
  CreatedDate: importRun.CreatedDate,
  ModifiedDate: importRun.ModifiedDate,
  DoneDate: importRun.DoneDate,
  UndoneDate: importRun.UndoneDate,
  FileKey: importRun.FileKey,
  OutputKey: importRun.OutputKey,
}

type Kept = 'State' | 'CreatedDate' | 'ModifiedDate' | 'DoneDate' | 'UndoneDate' | 'FileKey' | 'OutputKey'
type Summary = Omit<ImportRun, 'Status' | 'FilePath' | 'OutputFile' | Kept> & Pick<Columns, Kept>
/** An import on the wire, with links to its files for its reader. */
export const shownRun = (
  { fileLink }: Pick<Ctx<'group'>, 'fileLink'>,
  { CreatedDate, ModifiedDate, DoneDate, UndoneDate, State, FileKey, OutputKey, ...run }: Summary,
): ImportRun => ({
  ...run,
  Status: statusOf[State],
  FilePath: fileLink({ key: FileKey, name: run.FileName }),
  OutputFile: State === 'Done' && OutputKey ? fileLink({ key: OutputKey, name: resultName(run.FileName) }) : null,
  CreatedDate: CreatedDate.getTime(),
  ModifiedDate: ModifiedDate.getTime(),
  DoneDate: DoneDate?.getTime() ?? null,
  UndoneDate: UndoneDate?.getTime() ?? null,
})

/** What the wire calls the states that are kept. */
const statusOf = { Checked: 'Checked', Running: 'Running', Done: 'Completed', Failed: 'Failed', Undone: 'Undone' } as const
export const stateOf = (Status: ImportRun['Status']): Columns['State'] => (Status === 'Completed' ? 'Done' : Status)

/** The name of the file that says what became of the rows of another. */
export const resultName = (FileName: string): string => `${FileName.replace(/\.xlsx?$/i, '')} - result.xlsx`

const headColumns = { ...summaryColumns, Mapping: importRun.Mapping, TaskId: importRun.TaskId }

/** What is known of an import of a noun without its file; the gate has proven its account. */
export const headOf = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId'>, { Kind }: Kind, ImportId: string) => {
  const [run] = await ctx.tx
    .select(headColumns)
    .from(importRun)
    .where(and(thisRun(ctx.GroupId, Kind, ImportId), isNotNull(importRun.Sheet)))
  if (!run) throw notFound()
  return run
}
export type RunHead = Awaited<ReturnType<typeof headOf>>

type InAccount = Pick<ImportPlace, 'tx' | 'GroupId'>

/** An import of a noun with its file; the gate has proven its account. */
export const runOf = async ({ tx, GroupId }: InAccount, { Kind }: Kind, ImportId: string): Promise<RunRow> =>
  whole(
    await tx
      .select()
      .from(importRun)
      .where(thisRun(GroupId, Kind, ImportId)),
  )

/** The same, locked until the transaction ends. */
export const lockRun = async ({ tx, GroupId }: InAccount, { Kind }: Kind, ImportId: string): Promise<RunRow> =>
  whole(
    await tx
      .select()
      .from(importRun)
      .where(thisRun(GroupId, Kind, ImportId))
      .for('update'),
  )

/** An import that has not been run, or has failed, locked; refused in any other state. */
export const lockOpenRun = async (ctx: InAccount & Pick<GroupCtx, 'language'>, of: Kind, ImportId: string): Promise<RunRow> => {
  const run = await lockRun(ctx, of, ImportId)
  if (run.State !== 'Checked' && run.State !== 'Failed') throw notNow(ctx)
  return run
}

const thisRun = (GroupId: string, Kind: string, ImportId: string) =>
  and(eq(importRun.GroupId, GroupId), eq(importRun.id, ImportId), eq(importRun.Kind, Kind))

const whole = ([run]: readonly Columns[]): RunRow => {
  if (!run?.Sheet) throw notFound()
  return { ...run, Sheet: run.Sheet }
}

/** Refused because the import is in a state in which this cannot be done. */
export const notNow = (ctx: Pick<GroupCtx, 'language'>): Refusal => new Refusal('sys.obj.cfl', wordsFor(words, ctx.language)('notNow'))
