import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './overview.ts'

/** `/analytics`: how the chosen building does. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{}} scope="building" />
