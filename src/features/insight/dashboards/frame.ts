import { IconLayoutDashboard } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { accountSelector, buildingSelector } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'building',
      order: 92,
      label: buildingSelector.title,
      icon: IconLayoutDashboard,
      route: buildingSelector,
      may: buildingSelector.may,
      alsoFor: ['analytics'],
    },
  ],
  pages: [
    {
      group: 'account',
      order: 91,
      label: accountSelector.title,
      icon: IconLayoutDashboard,
      route: accountSelector,
      may: accountSelector.may,
    },
  ],
}
