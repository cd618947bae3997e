import { nameKey } from '../../../core/fold.ts'
import { lengthHint, misfit, shapeProblem } from '../../../core/hints.ts'
import { refusals } from '../../../core/problem.ts'
import { differencesOf, type RowToJudge, type Verdict } from '../../base/importing/rules.ts'
import { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
import { basicInfoProblems, newBasicInfo, tidyBasicInfo } from '../buildings/sections/BasicInfo/rules.ts'
import type { ImportField } from './columns.ts'
import { infoFrom } from './info.ts'

/** What only an import says of a row. */
export const importMessages = {
  twice: 'This Building Code stands in another row of the file too',
  taken: refusals['sys.obj.dup'].message,
  archived: refusals['sys.obj.arc'].message,
} as const

/** A building of the account; `seen` is false where the caller may not see it. */
export type Existing = { id: string; seen: boolean; archived: boolean; info: BasicInfo }
/** What a file is held against: buildings by code, tags by their names in lower case and by id, and the name that a new building gets its account by. */
export type KnownBuildings = {
  account: BasicInfo['AccountName']
  buildings: ReadonlyMap<string, Existing>
  tags: ReadonlyMap<string, { id: string; Name: string }>
  tagNames: ReadonlyMap<string, string>
}
/** What the rules say of a row of buildings. */
export type BuildingVerdict = Verdict & { info: BasicInfo }

/** Stands for a tag that is yet to be made. */
const unmade = '00000000-0000-4000-8000-000000000000'

/** Checks a row by the rules of the form: what it adds or changes, or its problems. */
export const judgeBuilding = (
  { filled, key, twice }: RowToJudge<ImportField>,
  { account, buildings, tags, tagNames }: KnownBuildings,
): BuildingVerdict => {
  const found = buildings.get(key) ?? null
  const building = found?.seen ? found : null
  const { info, tag, problems } = infoFrom(filled, building?.info ?? { ...newBasicInfo(), AccountName: account })
  const known = tag ? tags.get(nameKey(tag)) : undefined
  if (tag !== null) info.PropertyTagId = tag === '' ? null : (known?.id ?? unmade)
  const Problems = [...problems, ...shapeProblems(info), ...formProblems(info)]
  if (tag !== null && tag.length > 100) Problems.push(misfit('PropertyTagId', lengthHint(100)))
  if (twice) Problems.push({ Field: 'Code', Message: importMessages.twice })
  if (found && !found.seen) Problems.push({ Field: 'Code', Message: importMessages.taken })
  if (building?.archived) Problems.push({ Field: 'Code', Message: importMessages.archived })
  const tagName = (id: string) => (id === unmade ? (tag ?? '') : (tagNames.get(id) ?? ''))
  const needs = tag && !known && info.PropertyType === 'Multiple' ? tag : null
  return { id: building?.id ?? null, info, Problems, Differences: building ? differences(building.info, info, tagName) : [], needs }
}

const formProblems = (info: BasicInfo) =>
  basicInfoProblems(info).map(problem => ({ ...problem, Field: problem.Field.replace('BasicInfo.', '') }))

/** Texts that are longer than the form takes. */
const shapeProblems = (info: BasicInfo) => {
  const { error } = BasicInfo.safeParse(info)
  return (error?.issues ?? []).map(issue => ({ ...shapeProblem(issue, info), Field: String(issue.path[0] ?? '') }))
}

/** Field by field, what a save would change; values as texts (`true` and `false` for switches). */
const differences = (before: BasicInfo, after: BasicInfo, tagName: (id: string) => string) => {
  const { Code: _, ...next } = tidyBasicInfo(after)
  return differencesOf(tidyBasicInfo(before), next, (field, value) => shown(value, field, tagName))
}

const shown = (value: unknown, field: string, tagName: (id: string) => string): string => {
  if (value === null || value === undefined) return ''
  if (field === 'PropertyTagId') return tagName(String(value))
  if (Array.isArray(value)) return value.map(({ Start, End }) => `${Start}–${End}`).join(', ')
  if (typeof value === 'object') return Object.values(value).filter(Boolean).join(' / ')
  return String(value)
}
