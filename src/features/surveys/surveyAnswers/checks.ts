import { isEmail } from '../../../core/email.ts'
import { hints, rangeHint } from '../../../core/hints.ts'
import { isPhone } from '../../../core/phone.ts'
import { isEmpty, messages } from '../../../core/problem.ts'
import type { Progress } from '../surveys/model.ts'

/** A path with what to type there, or `Required`. */
export type WrongField = readonly [path: string, hint: string]

/** Largest area in square feet that an answer takes. */
export const largestArea = 999_999_999

export const checkPhone = (path: string, value: string): WrongField[] => (isEmpty(value) || isPhone(value) ? [] : [[path, hints.phone]])
export const checkEmail = (path: string, value: string): WrongField[] =>
  isEmpty(value) || isEmail(value.trim()) ? [] : [[path, hints.email]]
export const checkWhole = (path: string, value: number | null, most: number): WrongField[] =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= most) ? [] : [[path, rangeHint(0, most)]]
export const checkDay = (path: string, value: string | null): WrongField[] =>
  isEmpty(value) || isDay(value ?? '') ? [] : [[path, hints.day]]
export const checkName = (path: string, row: { Name: string }): WrongField[] =>
  isEmpty(row.Name) ? [[`${path}.Name`, messages.required]] : []
/** Checks every row that somebody has filled. */
export const checkRows = <R>(path: string, rows: readonly R[], check: (row: R, at: string) => WrongField[]): WrongField[] =>
  rows.flatMap((row, i) => (isBlank(row) ? [] : check(row, `${path}.${i}`)))

/** A day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** A row that somebody added and never filled. Its `id` and its choices are no content. */
export const isBlank = (row: unknown): boolean =>
  Object.entries(Object(row)).every(([field, value]) => field === 'id' || field === 'MemberId' || value === false || isEmpty(value))
export const filledRows = <R>(rows: readonly R[]): R[] => rows.filter(row => !isBlank(row))

/** How far a section is by facts that each count one. */
export const countFacts = (...facts: readonly boolean[]): Progress => ({
  Numerator: facts.filter(Boolean).length,
  Denominator: facts.length,
})
/** How far a section is by its filled fields. */
export const countFilled = (fields: object): Progress => countFacts(...Object.values(fields).map(value => !isEmpty(value)))
