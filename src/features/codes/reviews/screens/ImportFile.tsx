import { ImportFile } from '../../../base/importing/screens/ImportFile.tsx'
import { reviewPages } from './reviewPages.ts'

/** `/importReviews/{importId}`: one file of reviews. */
export const Screen = ({ params }: { params: { importId: string } }) => <ImportFile of={reviewPages} importId={params.importId} />
