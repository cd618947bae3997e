import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './scansByName.ts'

/** `/scans/qrName`: scans code by code. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{}} />
