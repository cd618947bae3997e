import { read, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { Overview } from './model.ts'

export const GetPortfolioOverview = read('Analytics/GetPortfolioOverview', {
  summary: 'How an account or a building does beside as many days before: over all, by place, and what waits',
  scope: 'group',
  may: ['AnalyticsDashboards', 'ViewAnalytics'],
  input: z.strictObject(figuresAsked),
  output: Overview,
  check: daysProblems,
})
