import { and, eq } from 'drizzle-orm'
import { changesIn } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { placeLine } from '../buildings/rules.ts'
import { cellText } from './cells.ts'
import { knownFor, type Place, type RunHead, type RunRow, runOf } from './data.ts'
import type { ImportRow, Sheet } from './model.ts'
import { type Judged, judge } from './rules.ts'
import { importRow } from './tables.ts'

type Rows = { list: ImportRow[]; newTags: string[] }
/** `Samples`: the first filled cell of each column. */
export type Looked = Rows & { Header: string[]; Samples: string[] }

const remembered = new Map<string, Looked>()
/** Files whose rows are kept, of a few megabytes each: people page through one and another. */
const most = 3

/**
 * An import with its rows. They are worked out once, and again when the account's buildings or tags have changed since, which the database
 * itself tells: a page costs no look at the whole file.
 */
export const lookedAt = async (place: GroupCtx, { acId, State, Mapping }: Pick<RunHead, 'acId' | 'State' | 'Mapping'>): Promise<Looked> => {
  const changes = await changesIn(place, ['building', 'property_tag'])
  const key = JSON.stringify([place.GroupId, acId, State, Mapping, changes, place.buildings])
  const found = remembered.get(key) ?? (await look(place, acId))
  remembered.delete(key) // the last used stand last
  remembered.set(key, found)
  for (const old of [...remembered.keys()].slice(0, -most)) remembered.delete(old)
  return found
}

const look = async (place: Place, ImportId: string): Promise<Looked> => {
  const run = await runOf(place, ImportId)
  const { Header, Rows } = run.Sheet
  const Samples = Header.map((_, at) => cellText(Rows.find(({ Cells }) => cellText(Cells[at]) !== '')?.Cells[at]))
  return { ...(await rowsOf(place, run)), Header, Samples }
}

/** The rows of an import: before it ran by today's rules and buildings, afterwards what it did and what it left out. */
const rowsOf = async (place: Place, run: RunRow & { Sheet: Sheet }): Promise<Rows> => {
  const judged = judge(run.Sheet, run.Mapping, await knownFor(place, run.Sheet, run.Mapping))
  if (run.State === 'Checked' || run.State === 'Failed' || run.State === 'Running') {
    const newTags = [
      ...new Map(judged.flatMap(({ newTag, State }) => (newTag && State !== 'Wrong' ? [[newTag.toLowerCase(), newTag]] : []))).values(),
    ]
    return { list: judged.map(row => shownRow(row)), newTags }
  }
  return { list: await doneRows(place, run, judged), newTags: [] }
}

const shownRow = (row: Judged, done?: Partial<ImportRow>): ImportRow => ({
  Row: row.Row,
  State: row.State,
  BuildingId: row.building?.id ?? null,
  Name: row.info.Name.en,
  Code: row.info.Code ?? '',
  Place: placeLine(row.info),
  Problems: row.Problems,
  Differences: row.Differences,
  Cells: row.Cells.map(cell => cellText(cell)),
  ...done,
})

const doneRows = async (place: Place, run: RunRow, judged: readonly Judged[]): Promise<ImportRow[]> => {
  const kept = await place.tx
    .select()
    .from(importRow)
    .where(and(eq(importRow.GroupId, place.GroupId), eq(importRow.ImportId, run.id)))
  const byRow = new Map(kept.map(row => [row.Row, row]))
  const leftOut = new Map(run.LeftOut.map(row => [row.Row, row.Problems]))
  return judged.map(row => {
    const did = byRow.get(row.Row)
    const Problems = leftOut.get(row.Row) ?? []
    if (!did) return shownRow(row, { State: Problems.length > 0 ? 'Wrong' : 'Same', Problems, Differences: [] })
    const Code = typeof did.After.Code === 'string' ? did.After.Code : (row.info.Code ?? '')
    const BuildingId = run.State === 'Undone' && !did.Before ? null : did.ObjectId
    const Differences = did.Differences
    return shownRow(row, { State: did.Before ? 'Changed' : 'New', BuildingId, Code, Problems: [], Differences })
  })
}
