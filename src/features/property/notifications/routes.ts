import { route } from '../../../ui/route.ts'

/** Query: `kind`, `unread`; the building is the chosen one. */
export const notifications = route('/notifications', {
  title: { en: 'Notifications', es: 'Avisos', fr: 'Avis' },
  needs: 'account',
  load: () => import('./screens/NotificationList.tsx'),
})

export const notificationRules = route('/analytics/notifications', {
  title: { en: 'Notification rules', es: 'Reglas de avisos', fr: 'Règles d’avis' },
  may: 'ManagePropertyInfo',
  needs: 'building',
  load: () => import('./screens/NotificationRules.tsx'),
})

export const routes = [notifications, notificationRules]
