import { IconChartBar } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { analyticsFeedback } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'building',
      order: 90,
      label: analyticsFeedback.title,
      icon: IconChartBar,
      route: analyticsFeedback,
      may: analyticsFeedback.may,
      alsoFor: ['feedbackOverall'],
    },
  ],
}
