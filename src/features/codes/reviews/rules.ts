import { type Problem, refusals } from '../../../core/problem.ts'
import { cellLines, cellText } from '../../base/importing/cells.ts'
import type { Cell } from '../../base/importing/model.ts'
import { differencesOf, type RowToJudge, type Verdict } from '../../base/importing/rules.ts'
import type { ReviewField } from './columns.ts'

/** Characters of a review that are kept. */
export const longestReview = 4000

/** What only an import says of a row. */
export const reviewMessages = {
  twice: 'This review stands in another row of the file',
  noBuilding: 'No building of yours has this code',
  stars: 'Stars are 1 to 5',
  date: 'This is no date up to today',
  archived: refusals['sys.obj.arc'].message,
} as const

/** What a review says, and of which building. `ReviewDate`: epoch ms. */
export type ReviewValues = { BuildingId: string; Stars: number; ReviewDate: number; Comment: string }
export type KnownBuilding = { id: string; name: string; archived: boolean; TimeZone: string }
/** What a file is held against: buildings that the caller sees by their codes, reviews by their ids. */
export type KnownReviews = {
  buildings: ReadonlyMap<string, KnownBuilding>
  reviews: ReadonlyMap<string, ReviewValues & { id: string }>
  now: number
}
/** The verdict on a row: what the review says (null where something is wrong), and its building. */
export type ReviewVerdict = Verdict & { ReviewId: string; values: ReviewValues | null; building: KnownBuilding | null; code: string }

const named = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']
/** Stars as a number or as Google writes them ("FIVE"); null for anything but 1 to 5. */
export const starsFrom = (cell: Cell | undefined): number | null => {
  const text = cellText(cell).toUpperCase()
  const stars = named.includes(text) ? named.indexOf(text) + 1 : /^[1-5]([.,]0+)?$/.test(text) ? Number(text[0]) : null
  return stars
}

const day = 86_400_000
/** Days from which spreadsheets count. */
const sheetEpoch = Date.UTC(1899, 11, 30)
/** A moment as text (ISO, or month/day/year) or as the number of a spreadsheet; null for what is no date, before 2000, or to come. */
export const dateFrom = (cell: Cell | undefined, now: number): number | null => {
  const moment = momentFrom(cell)
  return moment === null || !Number.isFinite(moment) || moment < Date.UTC(2000, 0, 1) || moment > now + day ? null : Math.round(moment)
}
const momentFrom = (cell: Cell | undefined): number | null => {
  if (typeof cell === 'number') return sheetEpoch + cell * day
  const text = cellText(cell)
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (month) return Date.UTC(Number(year), Number(month) - 1, Number(date), 12)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return Date.parse(`${text}T12:00:00Z`)
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : null
}

/** A row by its rules: a new review, a known one that says something else, or what is wrong. */
export const judgeReview = ({ filled, twice }: RowToJudge<ReviewField>, { buildings, reviews, now }: KnownReviews): ReviewVerdict => {
  const [code, ReviewId] = [cellText(filled.BuildingCode), cellText(filled.ReviewId)]
  const existing = reviews.get(ReviewId)
  const building = buildings.get(code) ?? null
  const [Stars, ReviewDate] = [starsFrom(filled.Stars), dateFrom(filled.ReviewDate, now)]
  const Problems: Problem[] = [
    ...(ReviewId === '' ? [{ Field: 'ReviewId', Message: 'Required' }] : []),
    ...(twice ? [{ Field: 'ReviewId', Message: reviewMessages.twice }] : []),
    ...buildingProblems(code, building),
    ...(Stars === null ? [{ Field: 'Stars', Message: filled.Stars === undefined ? 'Required' : reviewMessages.stars }] : []),
    ...(ReviewDate === null ? [{ Field: 'ReviewDate', Message: filled.ReviewDate === undefined ? 'Required' : reviewMessages.date }] : []),
  ]
  const Comment = cellLines(filled.Comment).slice(0, longestReview)
  const values = building && Stars !== null && ReviewDate !== null ? { BuildingId: building.id, Stars, ReviewDate, Comment } : null
  const { id = null, ...before } = existing ?? {}
  const Differences = existing && values ? differencesOf(before as ReviewValues, values, shown) : [] // the values of `existing`
  return { id, ReviewId, values, building, code, Problems, Differences: Differences.map(asColumn), needs: null }
}

const buildingProblems = (code: string, building: KnownBuilding | null): Problem[] => {
  if (code === '') return [{ Field: 'BuildingCode', Message: 'Required' }]
  if (!building) return [{ Field: 'BuildingCode', Message: reviewMessages.noBuilding }]
  return building.archived ? [{ Field: 'BuildingCode', Message: reviewMessages.archived }] : []
}

const shown = (field: string, value: unknown): string =>
  field === 'ReviewDate' && typeof value === 'number' ? new Date(value).toISOString().slice(0, 10) : String(value)
const asColumn = <T extends { Field: string }>(one: T): T => (one.Field === 'BuildingId' ? { ...one, Field: 'BuildingCode' } : one)
