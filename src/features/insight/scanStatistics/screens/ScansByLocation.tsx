import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { describeScans } from './scans.tsx'

const dashboard = describeScans('location')

/** `/scans/qrLocation`: scans put together by where the codes hang. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{}} />
