import { text, uuid, z } from '../../../core/call.ts'
import { roundTypes } from '../rounds/roundTypes.ts'

/** Days that a schedule shows at once. */
export const scheduleDays = 7
/** Most dates that are excused at once. */
export const mostExcused = 200
export const dueStates = ['Upcoming', 'Open', 'Late', 'Missed', 'Completed', 'Excused'] as const

/** A date of a round in the schedule of a building. `Day` and `Time`: when it starts, by the clock of the building. */
export const ScheduledDue = z.object({
  DueId: uuid(),
  Version: z.int(),
  RoundId: uuid(),
  QrName: z.string(),
  RoundType: z.enum(roundTypes),
  Day: z.string(),
  Time: z.string(),
  /** Epoch ms. */
  Starts: z.int(),
  Ends: z.int(),
  State: z.enum(dueStates),
  Reason: z.string(),
  /** Who walks it; null: nobody yet. `For`: whose stand-in that is, '' for nobody's. */
  UserId: z.nullable(uuid()),
  Name: z.string(),
  For: z.string(),
  /** To whom this date alone was given. */
  WalkerId: z.nullable(uuid()),
})
export type ScheduledDue = z.output<typeof ScheduledDue>

/** Days on which somebody is away, both included, and who walks instead. */
export const Absence = z.object({
  AbsenceId: uuid(),
  UserId: uuid(),
  Name: z.string(),
  StandInId: uuid(),
  StandInName: z.string(),
  First: z.string(),
  Last: z.string(),
})
export type Absence = z.output<typeof Absence>

/** A calendar day, `2029-06-30`. */
export const day = () => text(10)

export const scheduleMessages = {
  order: 'The last day is before the first one.',
  self: 'A stand-in is somebody else.',
  tooLong: 'An absence is a year long at most.',
} as const
