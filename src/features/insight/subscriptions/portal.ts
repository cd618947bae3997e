import { IconMailForward } from '@tabler/icons-react'
import { dashboardActions } from '../dashboards/screens/dashboardActions.ts'

export { routes } from './routes.ts'
export const additions = [
  dashboardActions.with({
    key: 'subscribe',
    label: { en: 'Subscribe', es: 'Suscribir', fr: 'Abonner' },
    Icon: IconMailForward,
    load: async () => (await import('./screens/subscribeToPaper.ts')).subscribeToPaper,
  }),
]
