import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { describeScans } from './scans.ts'

const dashboard = describeScans('name')

/** `/scans/qrName`: scans code by code. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{}} />
