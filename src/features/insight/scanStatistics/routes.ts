import { IconScan } from '@tabler/icons-react'
import { route } from '../../../ui/route.ts'
import type { DashboardPages } from '../dashboards/routes.ts'
import { pinDashboard, scanDashboard } from './dashboard.ts'

const scansByLocation = route('/scans/qrLocation', {
  title: { en: 'Scans by location', es: 'Escaneos por lugar', fr: 'Scans par lieu' },
  may: scanDashboard.may,
  needs: 'account',
  load: () => import('./screens/ScansByLocation.tsx'),
})
export const scansByName = route('/scans/qrName', {
  title: { en: 'Scans by QR name', es: 'Escaneos por nombre de QR', fr: 'Scans par nom de QR' },
  may: scanDashboard.may,
  needs: 'account',
  load: () => import('./screens/ScansByName.tsx'),
})
const pinActivity = route('/scans/pinActivity', {
  title: { en: 'PIN activity', es: 'Actividad de PIN', fr: 'Activité des PIN' },
  may: pinDashboard.may,
  needs: 'account',
  load: () => import('./screens/PinActivity.tsx'),
})

/** The three pages, which lead to each other. */
export const scanPages = [scansByLocation, scansByName, pinActivity]

export const dashboards: DashboardPages = {
  heads: [scanDashboard, pinDashboard],
  routes: scanPages,
  menu: {
    group: 'product',
    label: { en: 'Scan statistics', es: 'Estadísticas de escaneos', fr: 'Statistiques des scans' },
    icon: IconScan,
    route: scansByLocation,
    alsoFor: ['/scans'],
  },
}
