import { route } from '../../../ui/route.ts'

export const backups = route('/backups', {
  title: { en: 'Backups', es: 'Copias de seguridad', fr: 'Sauvegardes' },
  may: 'GlobalManageCustomers',
  load: () => import('./screens/Backups.tsx'),
})

export const routes = [backups]
