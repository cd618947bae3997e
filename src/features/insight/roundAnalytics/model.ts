import { uuid, z } from '../../../core/call.ts'

const Name = z.object({ en: z.string(), es: z.optional(z.string()) })
/** A share of 0 to 1; null: there was nothing of the kind. */
const share = z.nullable(z.number())

/** Figures of rounds in a period (C-FIELD-014). `Due`: dates that have ended and were not excused. */
export const RoundFigures = z.object({
  Due: z.int(),
  Done: z.int(),
  OnTime: z.int(),
  Missed: z.int(),
  Walks: z.int(),
  /** Done of what was due. */
  RoundCompliance: share,
  /** Stops that were done, of all stops of the walks. */
  StopCompliance: share,
  GeoCompliance: share,
  /** Questions that were answered. */
  MeasurementNumber: z.int(),
  StopsErrorNumber: z.int(),
})
export type RoundFigures = z.output<typeof RoundFigures>

export const RoundStep = z.object({ Day: z.string(), Walks: z.int(), Errors: z.int(), StopCompliance: share })

/** One round: a row of the table "Round Performance". Minutes are means of a walk. */
export const RoundPerformance = z.object({
  RoundId: uuid(),
  BuildingId: uuid(),
  BuildingName: Name,
  RoundName: z.string(),
  Due: z.int(),
  Done: z.int(),
  OnTime: z.int(),
  Walks: z.int(),
  StopCompliance: share,
  StopsErrorNumber: z.int(),
  EstimatedTime: z.nullable(z.int()),
  Minutes: z.nullable(z.number()),
})
export type RoundPerformance = z.output<typeof RoundPerformance>

/** One person: a row of the table "Team Performance". */
export const TeamPerformance = z.object({
  EngineerName: z.string(),
  Walks: z.int(),
  StopCompliance: share,
  GeoCompliance: share,
  StopsErrorNumber: z.int(),
  MeasurementNumber: z.int(),
  Minutes: z.nullable(z.number()),
})
export type TeamPerformance = z.output<typeof TeamPerformance>
