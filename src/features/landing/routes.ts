import { route } from '../../ui/route.ts'

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

export const routes = [home, marketing]
