import type { Output } from '../../../../core/call.ts'
import type { GetOverview } from '../contract.ts'

export type Overview = Output<typeof GetOverview>
export type BuildingFigures = Overview['Buildings'][number]
export type DayFigures = Overview['Days'][number]

/** A day as local noon, so that every time zone shows it as itself. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`)

/** The greeting of an hour of the day. */
export const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

/** Change against the previous figure as a fraction; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? (now === 0 ? 0 : null) : (now - before) / before)

/** Buildings with a score, the best first; among equals the one with more answers. */
export const byScore = (buildings: readonly BuildingFigures[]): BuildingFigures[] =>
  buildings
    .filter(one => one.AverageScore !== null)
    .toSorted((a, b) => (b.AverageScore ?? 0) - (a.AverageScore ?? 0) || b.FeedbackCount - a.FeedbackCount)
