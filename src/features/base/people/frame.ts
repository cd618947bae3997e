import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { SignInWhenAway } from './screens/SignInWhenAway.tsx'

export const frame: FeatureFrame = { overlays: [SignInWhenAway] }
