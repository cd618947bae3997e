import { providerOnly as may } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

/** Query: `tab` (codes, hubs), `account`. */
export const masterLibrary = route('/masterLibrary', {
  title: { en: 'Master library', es: 'Biblioteca general', fr: 'Bibliothèque générale' },
  may,
  load: () => import('./screens/MasterLibrary.tsx'),
})

export const routes = [masterLibrary]
