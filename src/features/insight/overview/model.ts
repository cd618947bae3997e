import { Localized, uuid, z } from '../../../core/call.ts'
import { steps } from '../../../core/steps.ts'

/** Things to do that are named at most. */
export const mostFirst = 5

const scores = { Count: z.int(), CSAT: z.nullable(z.number()), CES: z.nullable(z.number()), NPS: z.nullable(z.number()) }
/** A building of the account, or an entity type of the building (then `Name` is null). Scores are of 5, null without an answer. */
export const OverviewPlace = z.object({
  Id: z.string(),
  Name: z.nullable(Localized()),
  Count: z.int(),
  CSAT: z.nullable(z.number()),
  Previous: z.nullable(z.number()),
  PreviousCount: z.int(),
})
export type OverviewPlace = z.output<typeof OverviewPlace>

export const Overview = z.object({
  ...scores,
  Previous: z.nullable(z.object(scores)),
  Step: z.enum(steps),
  Series: z.array(z.object({ Day: z.string(), CSAT: z.nullable(z.number()), Count: z.int() })),
  Places: z.array(OverviewPlace),
  /** Low answers that nobody has finished, whenever they came. */
  OpenLow: z.array(z.object({ BuildingId: uuid(), BuildingName: Localized(), Count: z.int() })),
})
export type Overview = z.output<typeof Overview>
