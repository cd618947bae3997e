import { IconCalendarWeek } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { schedule } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [{ group: 'building', order: 81, label: schedule.title, icon: IconCalendarWeek, route: schedule, may: schedule.may }],
}
