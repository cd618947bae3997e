import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { configureListViews } from '../../../ui/list/viewsPart.ts'

export const frame: FeatureFrame = {
  additions: [() => configureListViews(lazyPart(async () => (await import('./screens/SavedViews.tsx')).SavedViews))],
}
