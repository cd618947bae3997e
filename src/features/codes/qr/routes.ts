import { libraryFlags as may } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

export const library = route('/library', {
  title: { en: 'QR Library', es: 'Biblioteca QR', fr: 'Bibliothèque QR' },
  may,
  needs: 'account',
  load: () => import('./screens/Library.tsx'),
})

/** Query: `qrtype`, `entity`, `retired`; the building is the chosen one. */
export const qrCodeList = route('/library/qrcodelist', {
  title: { en: 'QR codes', es: 'Códigos QR', fr: 'Codes QR' },
  may,
  needs: 'account',
  load: () => import('./screens/QrCodeList.tsx'),
})

export const qrEditor = route('/qrcode/{groupId}/{bId}/{qrId?}', {
  title: { en: 'QR code', es: 'Código QR', fr: 'Code QR' },
  may,
  load: () => import('./screens/editor/QrCodeEditor.tsx'),
})

export const routes = [library, qrCodeList, qrEditor]
