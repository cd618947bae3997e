import { IconScale } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { legal } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'building',
      order: 80,
      label: legal.title,
      icon: IconScale,
      route: legal,
      may: 'Legal',
    },
  ],
}
