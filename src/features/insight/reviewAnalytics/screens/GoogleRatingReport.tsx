import { useSession } from '../../../../ui/session.ts'
import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './reviewAnalytics.ts'

/** `/googleRatingReport/{bId?}`: the reviews of the named or the chosen building, without one those of the account. */
export const Screen = ({ params }: { params: { bId?: string } }) => {
  const { bId } = useSession()
  const scope = (params.bId ?? bId) ? 'building' : 'account'
  return <DashboardPage key={scope} dashboard={dashboard} params={params} scope={scope} />
}
