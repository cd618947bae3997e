import { IconStars } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { googleRatingReport } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 27,
      label: googleRatingReport.title,
      icon: IconStars,
      route: googleRatingReport,
      may: googleRatingReport.may,
    },
  ],
}
