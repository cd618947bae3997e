import { route } from '../../../ui/route.ts'
import { openDashboard } from '../dashboards/screens/openDashboards.ts'
import { pinDashboard, scansByLocationDashboard, scansByNameDashboard } from './dashboard.ts'

export const scansByLocation = route('/scans/qrLocation', {
  title: scansByLocationDashboard.title,
  may: scansByLocationDashboard.may,
  needs: 'account',
  load: () => import('./screens/ScansByLocation.tsx'),
})
export const scansByName = route('/scans/qrName', {
  title: scansByNameDashboard.title,
  may: scansByNameDashboard.may,
  needs: 'account',
  load: () => import('./screens/ScansByName.tsx'),
})
const pinActivity = route('/scans/pinActivity', {
  title: pinDashboard.title,
  may: pinDashboard.may,
  needs: 'account',
  load: () => import('./screens/PinActivity.tsx'),
})

export const scanDashboards = [
  openDashboard(scansByLocationDashboard, { load: () => import('./screens/scansByLocation.ts') }),
  openDashboard(scansByNameDashboard, { load: () => import('./screens/scansByName.ts') }),
  openDashboard(pinDashboard, { load: () => import('./screens/pins.ts') }),
]

/** The three pages, which lead to each other. */
export const scanPages = [scansByLocation, scansByName, pinActivity]

export const routes = scanPages
