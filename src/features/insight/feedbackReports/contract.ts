import { read, text, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { feedbackReportDashboard, heatMapDashboard } from './dashboard.ts'
import { BuildingSummary, FeedbackSummary, TopFigures } from './model.ts'

/** Several names, parted by commas. */
const several = () => z.optional(text(2000))

export const GetFeedbackSummaries = read('Analytics/GetFeedbackSummaries', {
  summary: 'Answers by QR type and by role, of a building or an account; qrType and role narrow, several parted by commas',
  scope: 'group',
  may: feedbackReportDashboard.may,
  input: z.strictObject({ ...figuresAsked, scope: z._default(z.enum(['All', 'Group']), 'Group'), qrType: several(), role: several() }),
  output: z.object({ Summaries: z.array(FeedbackSummary) }),
  check: daysProblems,
})

export const GetFeedbackTopFigures = read('Analytics/GetFeedbackTopFigures', {
  summary: 'CSAT, CES and NPS of a building or an account, with as many days before',
  scope: 'group',
  may: feedbackReportDashboard.may,
  input: z.strictObject({ ...figuresAsked, qrType: several(), role: several() }),
  output: TopFigures,
  check: daysProblems,
})

export const GetGlobalHeatMap = read('Analytics/GetGlobalHeatMap', {
  summary: 'The score of every building of an account by entity type',
  scope: 'group',
  may: heatMapDashboard.may,
  input: z.strictObject(figuresAsked),
  output: z.object({ BuildingSummaries: z.array(BuildingSummary) }),
  check: daysProblems,
})
