import { ImportList } from '../../../base/importing/screens/ImportList.tsx'
import { reviewPages } from './reviewPages.ts'

/** `/importReviews`: files of reviews. */
export const Screen = () => <ImportList of={reviewPages} />
