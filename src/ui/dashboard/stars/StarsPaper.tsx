import { StarBuckets } from '../../kit/StarBuckets.tsx'
import { PaperSection } from '../PaperSection.tsx'
import type { StarsShape } from './stars.tsx'

/** Five bars with count and share. */
export const StarsPaper = ({ shape: { title, buckets } }: { shape: StarsShape }) => (
  <PaperSection title={title}>
    <StarBuckets buckets={buckets} />
  </PaperSection>
)
