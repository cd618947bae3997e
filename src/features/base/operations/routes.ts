import { route } from '../../../ui/route.ts'

export const operations = route('/operations', {
  title: { en: 'Operations', es: 'Funcionamiento', fr: 'Exploitation' },
  may: 'GlobalManageCustomers',
  load: () => import('./screens/Operations.tsx'),
})

export const routes = [operations]
