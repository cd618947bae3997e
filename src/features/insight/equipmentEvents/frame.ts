import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { EquipmentWork } from '../../field/equipment/screens/equipmentParts.ts'

export const frame: FeatureFrame = {
  additions: [EquipmentWork.with(async () => (await import('./screens/EventsSection.tsx')).EventsSection)],
}
