import { route } from '../../../ui/route.ts'

export const home = route('/', {
  title: { en: 'Home', es: 'Inicio', fr: 'Accueil' },
  load: () => import('./screens/Home.tsx'),
})
export const marketing = route('/marketing', {
  title: { en: 'Marketing', es: 'Marketing', fr: 'Marketing' },
  may: 'ManageMarketing',
  needs: 'account',
  load: () => import('./screens/Marketing.tsx'),
})
/** What visitors and tenants see of the chosen building. */
export const customerPortal = route('/marketing/customerPortal', {
  title: { en: 'Customer portal', es: 'Portal del cliente', fr: 'Portail client' },
  may: 'ManageMarketing',
  needs: 'building',
  load: () => import('./screens/CustomerPortal.tsx'),
})

export const routes = [home, marketing, customerPortal]
