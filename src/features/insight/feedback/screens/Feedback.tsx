import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { dashboard } from './feedback.ts'
import { useFreshAnswers } from './useFreshAnswers.ts'

/** `/analyticsFeedback/{bId}`, `/feedbackOverall/{bId}/{et?}`: feedback of a building, or of one entity type of it. */
export const Screen = ({ params }: { params: { bId: string; et?: string } }) => {
  useFreshAnswers(params.bId)
  return <DashboardPage dashboard={dashboard} params={params} />
}
