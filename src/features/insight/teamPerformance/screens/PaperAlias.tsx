import { DashboardPaperAlias } from '../../dashboards/screens/PaperAlias.tsx'
import { teamPerformanceDashboard } from '../dashboard.ts'

type AliasParams = { gId: string; bId: string; startDate: string; endDate: string }

/** `/pdfTeamPerformance/{gId}/{bId}/{startDate}/{endDate}`: leads to the paper of the dashboard. */
export const Screen = ({ params }: { params: AliasParams }) => <DashboardPaperAlias head={teamPerformanceDashboard} {...params} />
