import { route } from '../../../ui/route.ts'

/** The alerts of the user in an account. */
export const figureAlerts = route('/alerts', {
  title: { en: 'Alerts', es: 'Alertas', fr: 'Alertes' },
  may: 'AnalyticsDashboards',
  needs: 'account',
  load: () => import('./screens/AlertList.tsx'),
})

export const routes = [figureAlerts]
