import { libraryFlags } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

/** Signs with two codes, of the account or of the chosen building. */
export const pairLibrary = route('/library/twoQRLibrary', {
  title: { en: '2-QR library', es: 'Biblioteca 2-QR', fr: 'Bibliothèque 2-QR' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/PairLibrary.tsx'),
})

const title = { en: 'Build a New 2 QR Code', es: 'Crear un código 2 QR', fr: 'Créer un code 2 QR' }
export const newPair = route('/twoQREdit', {
  title,
  may: 'ManageLibraries',
  needs: 'building',
  load: () => import('./screens/NewPair.tsx'),
})
export const editPair = route('/twoQREdit/{pId}', {
  title,
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/EditPair.tsx'),
})

export const routes = [pairLibrary, newPair, editPair]
