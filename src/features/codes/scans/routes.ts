import { route } from '../../../ui/route.ts'

const may = 'LintelCustomerFeedback'

export const scansByLocation = route('/scans/qrLocation', {
  title: { en: 'Scans by location', es: 'Escaneos por lugar', fr: 'Scans par lieu' },
  may,
  needs: 'account',
  load: () => import('./screens/ScansByLocation.tsx'),
})
export const scansByName = route('/scans/qrName', {
  title: { en: 'Scans by QR name', es: 'Escaneos por nombre de QR', fr: 'Scans par nom de QR' },
  may,
  needs: 'account',
  load: () => import('./screens/ScansByName.tsx'),
})
export const pinActivity = route('/scans/pinActivity', {
  title: { en: 'PIN activity', es: 'Actividad de PIN', fr: 'Activité des PIN' },
  may,
  needs: 'account',
  load: () => import('./screens/PinActivity.tsx'),
})

export const routes = [scansByLocation, scansByName, pinActivity]
