import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { whenOffboarded } from '../../property/contacts/screens/whenOffboarded.ts'

export const frame: FeatureFrame = {
  additions: [whenOffboarded.with(async leaver => (await import('./screens/handOn.tsx')).handOn(leaver))],
}
