import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { WalkLetter } from '../inspectionReports/screens/walkActions.ts'

export const frame: FeatureFrame = {
  additions: [WalkLetter.with(async () => (await import('./screens/LetterButton.tsx')).LetterButton)],
}
