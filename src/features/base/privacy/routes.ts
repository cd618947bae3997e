import { route } from '../../../ui/route.ts'

/** How long names are kept, and what is kept of a person. */
export const privacy = route('/privacy', {
  title: { en: 'Privacy', es: 'Privacidad', fr: 'Confidentialité' },
  may: 'ViewCompanyAllBuildings',
  needs: 'account',
  load: () => import('./screens/Privacy.tsx'),
})

export const routes = [privacy]
