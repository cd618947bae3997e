import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './pins.ts'

/** `/scans/pinActivity`: sign-ins by PIN, by type of PIN. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{}} />
