import { FeedbackPage } from './FeedbackPage.tsx'

/** `/analyticsFeedback/{bId}`: feedback of a whole building. */
export const Screen = ({ params }: { params: { bId: string } }) => <FeedbackPage bId={params.bId} />
