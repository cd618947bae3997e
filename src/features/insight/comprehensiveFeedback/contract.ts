import { read, uuid, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { comprehensiveFeedbackDashboard } from './dashboard.ts'
import { CodeFeedback, fewestAnswers, mostPlaces, SourceFeedback } from './model.ts'

const terms = { scope: 'building', may: comprehensiveFeedbackDashboard.may, check: daysProblems } as const
const input = z.strictObject({ ...figuresAsked, bId: uuid() })

export const GetFeedbackSources = read('Analytics/GetFeedbackSources', {
  ...terms,
  summary: 'What each source says of a building, with as many days before. Google is beside the others: it never counts into CSAT',
  input,
  output: z.object({ Sources: z.array(SourceFeedback) }),
})

const places = z.array(CodeFeedback).check(z.maxLength(mostPlaces))
export const GetBestPlaces = read('Analytics/GetBestPlaces', {
  ...terms,
  summary: `The places of a building with the best and the worst scores, of ${fewestAnswers} answers or more`,
  input,
  output: z.object({ Best: places, Worst: places }),
})
