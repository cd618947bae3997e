import { route } from '../../../ui/route.ts'
import { masterFlags } from './contract.ts'

/** Query: `tab` (codes, hubs), `account`. */
export const masterLibrary = route('/masterLibrary', {
  title: { en: 'Master library', es: 'Biblioteca general', fr: 'Bibliothèque générale' },
  may: masterFlags,
  load: () => import('./screens/MasterLibrary.tsx'),
})

export const routes = [masterLibrary]
