import { read, text, uuid, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { dashboardFlags, dashboardTypes } from './dashboard.ts'
import { RoundFigures, RoundPerformance, RoundStep, TeamPerformance } from './model.ts'

const asked = {
  ...figuresAsked,
  rt: z.enum(dashboardTypes),
  rId: z.optional(uuid()),
  engineer: z.optional(text(200)),
  ptId: z.optional(text(100)),
}
const terms = { scope: 'group', may: dashboardFlags, ids: { rId: 'field_round' }, check: daysProblems } as const

export const GetRoundDashboard = read('Round/GetRoundDashboard', {
  ...terms,
  summary: 'How rounds of a type were walked in a period, beside as many days before; round by round, and step by step',
  input: z.strictObject(asked),
  output: z.object({
    ...RoundFigures.shape,
    Previous: z.nullable(RoundFigures),
    Step: z.enum(['Day', 'Week', 'Month']),
    Series: z.array(RoundStep),
    RoundSummaries: z.array(RoundPerformance),
  }),
})

export const GetRoundTeam = read('Round/GetRoundTeam', {
  ...terms,
  summary: 'Who walked the rounds of a type in a period, the most walks first',
  input: z.strictObject(asked),
  output: z.object({ Team: z.array(TeamPerformance) }),
})
