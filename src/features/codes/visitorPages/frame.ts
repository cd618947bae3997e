import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { PagePreview } from '../qr/screens/editor/pagePreview.ts'

export const frame: FeatureFrame = {
  additions: [PagePreview.with(async () => (await import('./screens/PagePreview.tsx')).PagePreview)],
}
