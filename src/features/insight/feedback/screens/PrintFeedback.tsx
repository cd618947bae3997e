import { PaperPage } from '../../dashboards/screens/PaperPage.tsx'
import { feedback } from './feedback.ts'

type Params = { gId: string; bId: string; startDate: string; endDate: string; et?: string }

/** `/pdf/feedback/…`: the same on paper. */
export const Screen = ({ params }: { params: Params }) => <PaperPage dashboard={feedback} params={params} />
