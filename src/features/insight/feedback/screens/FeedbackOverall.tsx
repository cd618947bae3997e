import { FeedbackPage } from './FeedbackPage.tsx'

/** `/feedbackOverall/{bId}/{et?}`: feedback of a building, or of one entity type of it. */
export const Screen = ({ params }: { params: { bId: string; et?: string } }) => (
  <FeedbackPage bId={params.bId} {...(params.et && { et: params.et })} />
)
