import { route } from '../../../ui/route.ts'

/** What each role may do in an account. */
export const permissions = route('/permissions', {
  title: { en: 'Permissions', es: 'Permisos', fr: 'Autorisations' },
  may: ['GlobalManageCustomers', 'ManageGroups'],
  needs: 'account',
  load: () => import('./screens/Permissions.tsx'),
})

export const routes = [permissions]
