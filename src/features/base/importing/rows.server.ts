import { and, eq } from 'drizzle-orm'
import { changesIn } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { cellText } from './cells.ts'
import { type RunHead, type RunRow, runOf } from './data.ts'
import type { ImportOf, ImportPlace } from './importOf.server.ts'
import type { ImportRow, RowState, SheetNotes } from './model.ts'
import { type Judged, judgeRows, keysIn, neededBeside, shownCells, type Verdict } from './rules.ts'
import { importRow } from './tables.ts'

type Rows = { list: ImportRow[]; needed: string[] }
/** `Samples`: the first filled cell of each column. */
export type Look = Rows & { Header: string[]; Samples: string[]; Notes: SheetNotes | null }

const remembered = new Map<string, Look>()
/** Files whose rows are kept, of a few megabytes each: people page through one and another. */
const most = 3

/**
 * An import with its rows. They are worked out once, and again when the account's records have changed since, which the database itself
 * tells: a page costs no look at the whole file.
 */
export const lookAt = async (
  place: GroupCtx,
  of: ImportOf,
  { acId, State, Mapping, ModifiedDate }: Pick<RunHead, 'acId' | 'State' | 'Mapping' | 'ModifiedDate'>,
): Promise<Look> => {
  const changes = await changesIn(place, of.rules.watched)
  const key = JSON.stringify([place.GroupId, acId, State, Mapping, ModifiedDate, changes, place.buildings])
  const found = remembered.get(key) ?? (await look(place, of, acId))
  remembered.delete(key) // the last used stand last
  remembered.set(key, found)
  for (const old of [...remembered.keys()].slice(0, -most)) remembered.delete(old)
  return found
}

const look = async (place: ImportPlace, of: ImportOf, ImportId: string): Promise<Look> => {
  const run = await runOf(place, of, ImportId)
  const { Header, Rows, Notes = null } = run.Sheet
  const Samples = Header.map((_, at) => cellText(Rows.find(({ Cells }) => cellText(Cells[at]) !== '')?.Cells[at]))
  return { ...(await rowsOf(place, of, run)), Header, Samples, Notes }
}

/** Every row of a file, held against what the account has now. `lock`: the records that exist wait for the end of the transaction. */
export const judgeFile = async <Field extends string, V extends Verdict, Known>(
  place: ImportPlace,
  { columns, rules }: Pick<ImportOf<Field, V, Known>, 'columns' | 'rules'>,
  { Sheet, Mapping }: Pick<RunRow, 'Sheet' | 'Mapping'>,
  { lock = false } = {},
): Promise<Judged<V>[]> => {
  const known = await rules.known(place, keysIn(Sheet, Mapping, columns), { lock })
  return judgeRows(Sheet, Mapping, columns, row => rules.judge(row, known))
}

/** The rows of an import: before it ran by today's rules and records, afterwards what it did and what it left out. */
const rowsOf = async (place: ImportPlace, of: ImportOf, run: RunRow): Promise<Rows> => {
  const judged = await judgeFile(place, of, run)
  if (run.State === 'Checked' || run.State === 'Failed' || run.State === 'Running')
    return { list: judged.map(row => shownRow(of, row)), needed: neededBeside(judged) }
  return { list: await doneRows(place, of, run, judged), needed: [] }
}

const shownRow = (of: ImportOf, row: Judged, done?: Partial<ImportRow>, id = row.id): ImportRow => ({
  Row: row.Row,
  State: row.State,
  ...of.rules.show(row, id),
  Problems: row.Problems,
  Differences: row.Differences,
  Cells: shownCells(row.Cells),
  ...done,
})

const doneRows = async (place: ImportPlace, of: ImportOf, run: RunRow, judged: readonly Judged[]): Promise<ImportRow[]> => {
  const kept = await place.tx
    .select()
    .from(importRow)
    .where(and(eq(importRow.GroupId, place.GroupId), eq(importRow.ImportId, run.id)))
  const byRow = new Map(kept.map(row => [row.Row, row]))
  const leftOut = new Map(run.LeftOut.map(row => [row.Row, row.Problems]))
  return judged.map(row => {
    const did = byRow.get(row.Row)
    const Problems = leftOut.get(row.Row) ?? []
    if (!did) return shownRow(of, row, { State: Problems.length > 0 ? 'Wrong' : 'Same', Problems, Differences: [] })
    const code = of.rules.codeIn(did.After)
    const State: RowState = did.Before ? 'Changed' : 'New'
    const done = {
      State,
      ...((typeof code === 'string' || typeof code === 'number') && { Code: String(code) }),
      Problems: [],
      Differences: did.Differences,
    }
    return shownRow(of, row, done, run.State === 'Undone' && !did.Before ? null : did.ObjectId)
  })
}
