import { dashboardActions } from '../dashboards/screens/dashboardActions.ts'

export { routes } from './routes.ts'
export const additions = [
  dashboardActions.with({ key: 'subscribe', load: async () => (await import('./screens/SubscribeButton.tsx')).SubscribeButton }),
]
