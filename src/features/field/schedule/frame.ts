import { IconCalendarWeek } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { schedule } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [{ group: 'building', order: 94, label: schedule.title, icon: IconCalendarWeek, route: schedule }],
}
