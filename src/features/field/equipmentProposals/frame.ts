import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { LibraryActions } from '../equipment/screens/libraryActions.ts'

export const frame: FeatureFrame = {
  additions: [LibraryActions.with(async () => (await import('./screens/ProposalsItem.tsx')).ProposalsItem)],
}
