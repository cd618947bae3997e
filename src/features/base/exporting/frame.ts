import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { configureLargeExports } from '../../../ui/list/largeExport.ts'

export const frame: FeatureFrame = {
  additions: [() => configureLargeExports(async what => (await import('./screens/startExport.ts')).startExport(what))],
}
