import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './overview.ts'

/** `/portfolioAnalytics`: how the account does. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{}} scope="account" />
