import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './scansByLocation.ts'

/** `/scans/qrLocation`: scans put together by where the codes hang. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{}} />
