import { route } from '../../ui/route.ts'

export const scansByLocation = route('/scans/qrLocation', {
  title: { en: 'Scans by location', es: 'Escaneos por lugar', fr: 'Scans par lieu' },
  may: 'LintelCustomerFeedback',
  load: () => import('./screens/ScansByLocation.tsx'),
})

export const routes = [scansByLocation]
