import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { describeScans } from './scans.ts'

const dashboard = describeScans('location')

/** `/scans/qrLocation`: scans put together by where the codes hang. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{}} />
