import { Localized, uuid, z } from '../../../core/call.ts'
import { steps } from '../../../core/steps.ts'

/** The stages of a stay, each with the QR types that residents meet in it; what is of none is `Other`. */
export const residentStages = {
  MoveIn: ['MoveIn'],
  Service: ['Maintenance', 'ActivitySchedule'],
  Renewal: ['Renewal'],
  MoveOut: ['MoveOut', 'ResidentCheckOut'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export const stageNames = ['MoveIn', 'Service', 'Renewal', 'MoveOut', 'Other'] as const
export type StageName = (typeof stageNames)[number]

/** CSAT is of 5, CES of 7, NPS -100..100; null without an answer. */
const scores = { Count: z.int(), CSAT: z.nullable(z.number()), CES: z.nullable(z.number()), NPS: z.nullable(z.number()) }

export const ResidentFigures = z.object({
  ...scores,
  CESCount: z.int(),
  NPSCount: z.int(),
  /** As many days before; null where the period is open. */
  Previous: z.nullable(z.object(scores)),
  Step: z.enum(steps),
  Series: z.array(z.object({ Day: z.string(), CSAT: z.nullable(z.number()), Count: z.int() })),
  Stages: z.array(z.object({ Stage: z.enum(stageNames), ...scores })),
  /** Of an account: its buildings with answers. */
  Buildings: z.array(z.object({ BuildingId: uuid(), BuildingName: Localized(), ...scores })),
})
export type ResidentFigures = z.output<typeof ResidentFigures>

export const ResidentComment = z.object({
  acId: uuid(),
  BuildingName: Localized(),
  SubmitDate: z.int(),
  Score: z.int(),
  Text: z.string(),
  Stage: z.enum(stageNames),
})
export type ResidentComment = z.output<typeof ResidentComment>

export const ResidentTopic = z.object({ Topic: z.string(), Negative: z.int(), Total: z.int() })

/** Comments that are listed. */
export const mostListed = 200
