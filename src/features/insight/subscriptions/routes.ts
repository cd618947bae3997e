import { route } from '../../../ui/route.ts'

const title = { en: 'Subscriptions', es: 'Suscripciones', fr: 'Abonnements' }

/** Reports of the chosen building. */
export const buildingSubscriptions = route('/analytics/subscription', {
  title,
  may: 'AnalyticsDashboards',
  needs: 'building',
  load: () => import('./screens/BuildingSubscriptions.tsx'),
})
/** Reports of the account. */
export const accountSubscriptions = route('/portfolioAnalytics/subscriptions', {
  title,
  may: 'ViewAnalytics',
  needs: 'account',
  load: () => import('./screens/AccountSubscriptions.tsx'),
})
/** The same under the other addresses of the documents. */
const alsoSubscriptions = [
  route('/subscriptions', { title, may: 'ViewAnalytics', needs: 'account', load: () => import('./screens/AccountSubscriptions.tsx') }),
  route('/portfolioAnalytics/globalDashboard/subscriptions', {
    title,
    may: 'ViewAnalytics',
    needs: 'account',
    load: () => import('./screens/AccountSubscriptions.tsx'),
  }),
]
/** Where the link of a mail leads once its reader has signed in. */
const sentReport = route('/subscriptionReport/{DeliveryId}', {
  title: { en: 'Report', es: 'Informe', fr: 'Rapport' },
  needs: 'account',
  load: () => import('./screens/SentReport.tsx'),
})

export const routes = [buildingSubscriptions, accountSubscriptions, ...alsoSubscriptions, sentReport]
