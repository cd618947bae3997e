import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './serviceRequests.ts'

/** `/serviceRequestPortfolio`: service requests of the account. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{}} scope="account" />
