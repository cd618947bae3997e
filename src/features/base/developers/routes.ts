import { route } from '../../../ui/route.ts'

export const developers = route('/developers', {
  title: { en: 'Developers', es: 'Desarrolladores', fr: 'Développeurs' },
  may: 'GlobalManageCustomers',
  load: () => import('./screens/Developers.tsx'),
})

export const routes = [developers]
