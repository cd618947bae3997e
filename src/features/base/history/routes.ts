import { route } from '../../../ui/route.ts'
import { loadRecords } from './screens/loadRecords.ts'

/** Everything that was done, for global admins. */
export const audit = route('/audit', {
  title: { en: 'Audit', es: 'Auditoría', fr: 'Journal d’audit' },
  may: 'GlobalManageCustomers',
  load: async () => {
    const page = import('./screens/Audit.tsx')
    await loadRecords()
    return page
  },
})

export const routes = [audit]
