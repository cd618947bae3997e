import { route } from '../../../ui/route.ts'

export const outbox = route('/outbox', {
  title: { en: 'Outbox', es: 'Bandeja de salida', fr: "Boîte d'envoi" },
  may: 'GlobalManageCustomers',
  load: () => import('./screens/Outbox.tsx'),
})

export const routes = [outbox]
