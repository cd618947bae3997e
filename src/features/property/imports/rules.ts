import { lengthHint, misfit, shapeProblem } from '../../../core/hints.ts'
import { refusals } from '../../../core/problem.ts'
import { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
import { basicInfoProblems, newBasicInfo, tidyBasicInfo } from '../buildings/sections/BasicInfo/rules.ts'
import { codeIn, filledCells, infoFrom } from './cells.ts'
import type { Cell, Difference, ImportRow, Mapping, RowState, Sheet } from './model.ts'

/** What only an import says of a row. */
export const importMessages = {
  twice: 'This Building Code stands in another row of the file too',
  taken: refusals['sys.obj.dup'].message,
  archived: refusals['sys.obj.arc'].message,
} as const

/** A building of the account; `seen` is false where the caller may not see it. */
export type Existing = { id: string; seen: boolean; archived: boolean; info: BasicInfo }
/** What a file is held against: buildings by code, tags by their names in lower case, and the name that a new building gets its account by. */
export type Known = {
  account: BasicInfo['AccountName']
  buildings: ReadonlyMap<string, Existing>
  tags: ReadonlyMap<string, { id: string; Name: string }>
}
export type Judged = {
  Row: number
  State: RowState
  info: BasicInfo
  building: Existing | null
  /** A property tag that the account does not have yet. */
  newTag: string | null
  Problems: ImportRow['Problems']
  Differences: Difference[]
  Cells: readonly Cell[]
}

/** Stands for a tag that is yet to be made. */
const unmade = '00000000-0000-4000-8000-000000000000'

/** Every row of a file by the rules of the form: what it would make or change, or what is wrong with it. */
export const judge = ({ Rows }: Sheet, mapping: Mapping, known: Known): Judged[] => {
  const codeAt = Object.entries(mapping).find(([, field]) => field === 'Code')?.[0]
  const codeOf = (cells: readonly Cell[]) => (codeAt === undefined ? '' : codeIn(cells[Number(codeAt)]))
  const counts = new Map<string, number>()
  for (const { Cells } of Rows) counts.set(codeOf(Cells), (counts.get(codeOf(Cells)) ?? 0) + 1)
  const names = new Map([...known.tags.values()].map(({ id, Name }) => [id, Name]))
  return Rows.map(row =>
    judgeRow(row, mapping, known, { names, twice: codeOf(row.Cells) !== '' && (counts.get(codeOf(row.Cells)) ?? 0) > 1 }),
  )
}

type Beside = { names: ReadonlyMap<string, string>; twice: boolean }
const judgeRow = (
  { Row, Cells }: Sheet['Rows'][number],
  mapping: Mapping,
  { account, buildings, tags }: Known,
  { names, twice }: Beside,
): Judged => {
  const filled = filledCells(Cells, mapping)
  const found = buildings.get(codeIn(filled.Code)) ?? null
  const building = found?.seen ? found : null
  const { info, tag, problems } = infoFrom(filled, building?.info ?? { ...newBasicInfo(), AccountName: account })
  const known = tag ? tags.get(tag.toLowerCase()) : undefined
  if (tag !== null) info.PropertyTagId = tag === '' ? null : (known?.id ?? unmade)
  const Problems = [...problems, ...shapeProblems(info), ...formProblems(info)]
  if (tag !== null && tag.length > 100) Problems.push(misfit('PropertyTagId', lengthHint(100)))
  if (twice) Problems.push({ Field: 'Code', Message: importMessages.twice })
  if (found && !found.seen) Problems.push({ Field: 'Code', Message: importMessages.taken })
  if (building?.archived) Problems.push({ Field: 'Code', Message: importMessages.archived })
  const judged = { Row, info, building, newTag: tag && !known && info.PropertyType === 'Multiple' ? tag : null, Cells }
  if (Problems.length > 0) return { ...judged, State: 'Wrong', Problems: once(Problems), Differences: [] }
  const Differences = building ? differences(building.info, info, id => (id === unmade ? (tag ?? '') : (names.get(id) ?? ''))) : []
  return { ...judged, State: building ? (Differences.length > 0 ? 'Changed' : 'Same') : 'New', Problems: [], Differences }
}

const formProblems = (info: BasicInfo) =>
  basicInfoProblems(info).map(problem => ({ ...problem, Field: problem.Field.replace('BasicInfo.', '') }))

/** Texts that are longer than the form takes. */
const shapeProblems = (info: BasicInfo) => {
  const { error } = BasicInfo.safeParse(info)
  return (error?.issues ?? []).map(issue => ({ ...shapeProblem(issue, info), Field: String(issue.path[0] ?? '') }))
}

const once = (problems: ImportRow['Problems']): ImportRow['Problems'] =>
  problems.filter(({ Field }, at) => problems.findIndex(other => other.Field === Field) === at)

/** Field by field, what a save would change; values as texts (`true` and `false` for switches). */
export const differences = (before: BasicInfo, after: BasicInfo, tagName: (id: string) => string): Difference[] => {
  const [old, next] = [tidyBasicInfo(before), tidyBasicInfo(after)]
  const fields = Object.keys(next) as (keyof typeof next)[] // the keys of that literal
  return fields
    .filter(field => field !== 'Code' && stable(old[field]) !== stable(next[field]))
    .map(Field => ({ Field, From: shown(old[Field], Field, tagName), To: shown(next[Field], Field, tagName) }))
}

const stable = (value: unknown): string => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
}

const shown = (value: unknown, field: string, tagName: (id: string) => string): string => {
  if (value === null || value === undefined) return ''
  if (field === 'PropertyTagId') return tagName(String(value))
  if (Array.isArray(value)) return value.map(({ Start, End }) => `${Start}–${End}`).join(', ')
  if (typeof value === 'object') return Object.values(value).filter(Boolean).join(' / ')
  return String(value)
}
