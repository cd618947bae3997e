import type { SQL } from 'drizzle-orm'
import { makeRegistry } from '../../../core/registry.ts'
import type { GroupCtx } from '../../../platform/handle.ts'

type BuildingFigures = { ScanCount: number; FeedbackCount: number; AverageScore: number | null }
type FigureSource = {
  /** A query of `id`, `scans`, `answers` and `score` of the last 30 days, of all buildings of the account. */
  figuresOf: (ctx: GroupCtx) => Promise<SQL>
  /** The figures of these buildings, in one statement for all of them; `within` narrows `building_id`. */
  figuresByBuilding: (ctx: GroupCtx, within: SQL) => Promise<(id: string) => BuildingFigures>
}

/** What the list of buildings tells of their last 30 days: one source, of the feature that counts them. */
export const figureSources = makeRegistry<FigureSource>()
