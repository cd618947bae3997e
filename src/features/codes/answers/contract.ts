import { channel } from '../../../core/channel.ts'

export const feedbackGiven = channel<{ BuildingId: string }>('feedback', {
  summary: 'A visitor of a building has answered',
  about: 'building',
  may: 'AnalyticsDashboards',
})
