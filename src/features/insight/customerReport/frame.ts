import { IconMessageStar } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { customerReport } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 26,
      label: customerReport.title,
      icon: IconMessageStar,
      route: customerReport,
      alsoFor: ['lintelReport'],
    },
  ],
}
