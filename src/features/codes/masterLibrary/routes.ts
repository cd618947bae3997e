import { providerOnly as may } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

/** Query: `tab` (codes, hubs), `account`. */
export const masterLibrary = route('/masterLibrary', {
  title: { en: 'Master library', es: 'Biblioteca general', fr: 'Bibliothèque générale' },
  may,
  load: () => import('./screens/MasterLibrary.tsx'),
})

const title = { en: 'Print library', es: 'Biblioteca de impresión', fr: 'Bibliothèque d’impression' }
/** Signs of every account; the next three show those of hubs, those of single codes, and buildings with their sums. */
export const printLibrary = route('/masterLibrary/printLibrary', { title, may, load: () => import('./screens/PrintLibrary.tsx') })
export const printHubLibrary = route('/masterLibrary/printHubLibrary', { title, may, load: () => import('./screens/PrintLibrary.tsx') })
export const printQrLibrary = route('/masterLibrary/printQRLibrary', { title, may, load: () => import('./screens/PrintLibrary.tsx') })
export const programLibrary = route('/masterLibrary/programLibrary', { title, may, load: () => import('./screens/PrintLibrary.tsx') })

export const routes = [masterLibrary, printLibrary, printHubLibrary, printQrLibrary, programLibrary]
