import { route } from '../../ui/route.ts'

export const scansByLocation = route('/scans/qrLocation', {
  title: { en: 'Scans by location', es: 'Escaneos por lugar', fr: 'Scans par lieu' },
  may: 'LintelCustomerFeedback',
  needs: 'account',
  load: () => import('./screens/ScansByLocation.tsx'),
})

export const routes = [scansByLocation]
