import { route } from '../../../ui/route.ts'
import { pinDashboard, scansByLocationDashboard, scansByNameDashboard } from './dashboard.ts'

export const scansByLocation = route('/scans/qrLocation', {
  title: { en: 'Scans by location', es: 'Escaneos por lugar', fr: 'Scans par lieu' },
  may: scansByLocationDashboard.may,
  needs: 'account',
  load: () => import('./screens/ScansByLocation.tsx'),
})
export const scansByName = route('/scans/qrName', {
  title: { en: 'Scans by QR name', es: 'Escaneos por nombre de QR', fr: 'Scans par nom de QR' },
  may: scansByNameDashboard.may,
  needs: 'account',
  load: () => import('./screens/ScansByName.tsx'),
})
const pinActivity = route('/scans/pinActivity', {
  title: { en: 'PIN activity', es: 'Actividad de PIN', fr: 'Activité des PIN' },
  may: pinDashboard.may,
  needs: 'account',
  load: () => import('./screens/PinActivity.tsx'),
})

/** Printed by the server, as the paper of feedback is. */
const papers = [
  route('/pdf/scansByLocation/{gId}/{bId}/{startDate}/{endDate}/{type?}', {
    title: scansByLocation.title,
    layout: 'print',
    open: true,
    load: () => import('./screens/PrintScansByLocation.tsx'),
  }),
  route('/pdf/scansByName/{gId}/{bId}/{startDate}/{endDate}/{type}/{st?}', {
    title: scansByName.title,
    layout: 'print',
    open: true,
    load: () => import('./screens/PrintScansByName.tsx'),
  }),
  route('/pdf/pinActivity/{gId}/{bId}/{startDate}/{endDate}', {
    title: pinActivity.title,
    layout: 'print',
    open: true,
    load: () => import('./screens/PrintPinActivity.tsx'),
  }),
]

/** The three pages, which lead to each other. */
export const scanPages = [scansByLocation, scansByName, pinActivity]

export const routes = [...scanPages, ...papers]
