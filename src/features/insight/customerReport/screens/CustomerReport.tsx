import { useSession } from '../../../../ui/session.ts'
import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './customerReport.ts'

/** `/lintelReport/{gId?}/{bId?}`: without an account those of all accounts for the provider's people, else the reader's own. */
export const Screen = ({ params }: { params: { gId?: string; bId?: string } }) => {
  const { isGlobalAdmin } = useSession()
  const scope = params.bId ? 'building' : params.gId || !isGlobalAdmin ? 'account' : 'all'
  return <DashboardPage key={scope} dashboard={dashboard} params={params} scope={scope} />
}
