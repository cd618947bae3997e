import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { heldWork } from '../../base/handling/screens/heldWork.ts'

export const frame: FeatureFrame = {
  additions: [heldWork.with(async () => (await import('./screens/heldWork.ts')).heldLeads)],
}
