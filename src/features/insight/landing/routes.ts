import { route } from '../../../ui/route.ts'
import { loadToDoLooks } from '../../base/handling/screens/toDoLooks.ts'

export const home = route('/', {
  title: { en: 'Home', es: 'Inicio', fr: 'Accueil' },
  load: async () => {
    const page = import('./screens/Home.tsx')
    await loadToDoLooks()
    return page
  },
})
export const marketing = route('/marketing', {
  title: { en: 'Marketing', es: 'Marketing', fr: 'Marketing' },
  may: 'ManageMarketing',
  needs: 'account',
  load: async () => {
    const page = import('./screens/Marketing.tsx')
    await loadToDoLooks()
    return page
  },
})
/** What visitors and tenants see of the chosen building. */
export const customerPortal = route('/marketing/customerPortal', {
  title: { en: 'Customer portal', es: 'Portal del cliente', fr: 'Portail client' },
  may: 'ManageMarketing',
  needs: 'building',
  load: () => import('./screens/CustomerPortal.tsx'),
})

export const routes = [home, marketing, customerPortal]
