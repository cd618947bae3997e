import { useBuildingId } from '../../../../ui/session.ts'
import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './operationsReports.ts'

/** The page of `operationsReports.ts`, of the chosen building. */
export const Screen = () => <DashboardPage dashboard={dashboard} params={{ bId: useBuildingId() }} scope="building" />
