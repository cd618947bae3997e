import { IconChartHistogram } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { scopeFlags } from '../dashboards/model.ts'
import { buildingOverview, portfolioOverview } from './routes.ts'

const icon = IconChartHistogram

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'account',
      order: 90,
      label: { en: 'Portfolio Analytics', es: 'Análisis de la cartera', fr: 'Analyses du portefeuille' },
      icon,
      route: portfolioOverview,
      may: scopeFlags.account,
      alsoFor: ['portfolioAnalytics'],
    },
  ],
  pages: [{ group: 'building', order: 89, label: buildingOverview.title, icon, route: buildingOverview, may: scopeFlags.building }],
}
