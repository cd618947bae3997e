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
    {
      group: 'account',
      order: 90,
      label: { en: 'Portfolio Analytics', es: 'Análisis de la cartera', fr: 'Analyses du portefeuille' },
      icon: IconLayoutDashboard,
      route: accountSelector,
      may: accountSelector.may,
      alsoFor: ['portfolioAnalytics'],
    },
  ],
}
