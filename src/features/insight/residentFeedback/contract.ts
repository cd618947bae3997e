import { read, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { residentFeedbackDashboard } from './dashboard.ts'
import { mostListed, ResidentComment, ResidentFigures, ResidentTopic, stageNames } from './model.ts'

const terms = { scope: 'group', may: residentFeedbackDashboard.may, check: daysProblems } as const
const input = z.strictObject({ ...figuresAsked, stage: z.optional(z.enum(stageNames)) })

export const GetResidentFeedback = read('Analytics/GetResidentFeedback', {
  ...terms,
  summary: 'What residents of a building or an account answered: by stage, over time, and building by building',
  input,
  output: ResidentFigures,
})

export const GetResidentComments = read('Analytics/GetResidentComments', {
  ...terms,
  summary: `The newest comments of residents, at most ${mostListed}, and the topics of their comments`,
  input,
  output: z.object({ Comments: z.array(ResidentComment).check(z.maxLength(mostListed)), Topics: z.array(ResidentTopic) }),
})
