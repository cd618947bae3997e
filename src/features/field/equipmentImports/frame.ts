import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { LibraryActions } from '../equipment/screens/libraryActions.ts'

export const frame: FeatureFrame = {
  additions: [
    LibraryActions.with(async () => (await import('./screens/ImportItem.tsx')).ImportItem),
    LibraryActions.with(async () => (await import('./screens/PhotosItem.tsx')).PhotosItem),
  ],
}
