import { route } from '../../../ui/route.ts'

/** Everything that was done, for global admins. */
export const audit = route('/audit', {
  title: { en: 'Audit', es: 'Auditoría', fr: 'Journal d’audit' },
  may: 'GlobalManageCustomers',
  load: () => import('./screens/Audit.tsx'),
})

export const routes = [audit]
