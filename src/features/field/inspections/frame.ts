import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { RoundActions } from '../rounds/screens/roundActions.ts'

export const frame: FeatureFrame = {
  additions: [RoundActions.with(async () => (await import('./screens/WalkButton.tsx')).WalkButton)],
}
