import { uuid, z } from '../../../core/call.ts'
import { steps } from '../../../core/steps.ts'
import { pagePlaces } from '../../codes/pageFeedback/model.ts'

/** Answers that are listed, and that figures are made of: the newest. */
export const mostListed = 200
/** Characters of a reply at most. */
export const longestReply = 2000

const figures = { Count: z.int(), Score: z.nullable(z.number()) }
/** Scores are of 5, null where nobody answered. `Previous`: of as many days before, null without both dates. */
export const AppFigures = z.object({
  ...figures,
  Answered: z.int(),
  Previous: z.nullable(z.object(figures)),
  Step: z.enum(steps),
  Series: z.array(z.object({ Day: z.string(), ...figures })),
  /** The pages that most was said of, by the pattern of their address. */
  Pages: z.array(z.object({ Page: z.string(), ...figures })),
  /** Roles of users; '' is visitors. */
  Roles: z.array(z.object({ Role: z.string(), ...figures })),
})
export type AppFigures = z.output<typeof AppFigures>

export const AppAnswer = z.object({
  acId: uuid(),
  SubmitDate: z.int(),
  Place: z.enum(pagePlaces),
  Page: z.string(),
  Role: z.string(),
  Name: z.string(),
  Score: z.int(),
  Text: z.string(),
  Reply: z.string(),
  RepliedBy: z.string(),
  /** Whether there is somebody to write to. */
  CanReply: z.boolean(),
  Version: z.int(),
})
export type AppAnswer = z.output<typeof AppAnswer>
