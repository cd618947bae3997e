import { IconBellPlus } from '@tabler/icons-react'
import { dashboardActions } from '../dashboards/screens/dashboardActions.ts'
import { ratedDashboards } from './ratedDashboards.ts'

export { routes } from './routes.ts'
export const additions = [
  dashboardActions.with({
    key: 'alert',
    label: { en: 'Alert', es: 'Alerta', fr: 'Alerte' },
    Icon: IconBellPlus,
    isFor: key => ratedDashboards.includes(key),
    load: async () => (await import('./screens/alertOfPaper.ts')).alertOfPaper,
  }),
]
