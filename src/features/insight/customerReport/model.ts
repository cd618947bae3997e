import { Localized, uuid, z } from '../../../core/call.ts'

/** CSAT is of 5, CES of 7, NPS -100..100; null without an answer. Count is how many answered. */
const scores = { CSAT: z.nullable(z.number()), CES: z.nullable(z.number()), NPS: z.nullable(z.number()), Count: z.int() }

/** An account in the report of all accounts, or a building in that of an account. */
export const AccountFeedback = z.object({ GroupId: uuid(), GroupName: Localized(), ...scores })
export type AccountFeedback = z.output<typeof AccountFeedback>
export const PropertyFeedback = z.object({ BuildingId: uuid(), BuildingName: Localized(), ...scores })
export type PropertyFeedback = z.output<typeof PropertyFeedback>

/** The scores of all answers, and how many stand behind each. */
export const TopScores = z.object({ ...scores, CESCount: z.int(), NPSCount: z.int() })
export type TopScores = z.output<typeof TopScores>

/** One answer; what its visitor did not say is null. */
export const CustomerFeedback = z.object({
  acId: uuid(),
  UserName: z.nullable(z.string()),
  Company: z.nullable(z.string()),
  CreatedDate: z.int(),
  Role: z.nullable(z.string()),
  Score: z.int(),
  CustomerEffortScore: z.nullable(z.int()),
  NetPromoterScore: z.nullable(z.int()),
  Comments: z.nullable(z.string()),
})
export type CustomerFeedback = z.output<typeof CustomerFeedback>

/** Answers that are listed at most, the newest first. */
export const mostListed = 500
