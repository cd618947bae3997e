import { Localized, uuid, z } from '../../../core/call.ts'

/** Answers of a QR type, or of a role. CSAT is of 5, CES of 7, NPS -100..100; null without an answer. `Role` and `QrType`: '' where it is of all. */
export const FeedbackSummary = z.object({
  Count: z.int(),
  CSAT: z.nullable(z.number()),
  CES: z.nullable(z.number()),
  NPS: z.nullable(z.number()),
  DisplayText: z.string(),
  SubTypeDisplayText: z.string(),
  QrType: z.string(),
  SubType: z.string(),
  Role: z.string(),
})
export type FeedbackSummary = z.output<typeof FeedbackSummary>

/** The three figures of a period, how many answers stand behind each, those of as many days before, and the score step by step. */
const topFigures = {
  CSAT: z.nullable(z.number()),
  CSATCount: z.int(),
  CES: z.nullable(z.number()),
  CESCount: z.int(),
  NPS: z.nullable(z.number()),
  NPSCount: z.int(),
}
export const TopFigures = z.object({
  ...topFigures,
  Previous: z.nullable(z.object(topFigures)),
  Series: z.array(z.object({ Day: z.string(), CSAT: z.nullable(z.number()), Count: z.int() })),
})
export type TopFigures = z.output<typeof TopFigures>

/** A row of the heat map. Scores are of 5, null where nobody answered; Count is how many did. */
export const BuildingSummary = z.object({
  BuildingId: uuid(),
  BuildingName: Localized(),
  Score: z.nullable(z.number()),
  Count: z.int(),
  EntityTypes: z.array(z.object({ EntityType: z.string(), Score: z.nullable(z.number()), Count: z.int() })),
})
export type BuildingSummary = z.output<typeof BuildingSummary>

/** QR types that feedback reports always offer [C-CONST-068]; others come with their answers. */
export const reportQrTypes = [
  'Maintenance',
  'SupplierCheckin',
  'ActivitySchedule',
  'Inspection',
  'Inventory',
  'MoveIn',
  'MoveOut',
  'BathroomService',
  'LadderSafety',
] as const
