import { route } from '../../../ui/route.ts'

const title = { en: 'QrCode Template', es: 'Plantilla de códigos QR', fr: 'Modèle de codes QR' }

/** Imports of QR codes: a new file, and what earlier ones did. */
export const imports = route('/importQRCode', {
  title,
  may: 'ManageLibraries',
  needs: 'account',
  load: () => import('./screens/Imports.tsx'),
})

/** One file: its columns, its rows, and its result. */
export const importFile = route('/importQRCode/{importId}', {
  title,
  may: 'ManageLibraries',
  needs: 'account',
  load: () => import('./screens/ImportFile.tsx'),
})

export const routes = [imports, importFile]
