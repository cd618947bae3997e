import { IconMapPin, IconRoute, IconTool } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { RoundField } from '../../base/members/screens/roundField.ts'
import { LibraryCards } from '../../codes/qr/screens/libraryCards.ts'
import { EquipmentParts } from '../equipment/screens/equipmentParts.ts'
import { installationRounds, pmLibrary, roundsEngine } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 29,
      label: installationRounds.title,
      icon: IconMapPin,
      route: installationRounds,
      may: installationRounds.may,
    },
  ],
  pages: [
    { group: 'building', order: 77, label: roundsEngine.title, icon: IconRoute, route: roundsEngine, may: roundsEngine.may },
    { group: 'building', order: 78, label: pmLibrary.title, icon: IconTool, route: pmLibrary, may: pmLibrary.may },
  ],
  additions: [
    RoundField.with(async () => (await import('./screens/RoundPicker.tsx')).RoundPicker),
    EquipmentParts.with(async () => (await import('./screens/RoundsHere.tsx')).RoundsHere),
    LibraryCards.with(async () => (await import('./screens/RoundCards.tsx')).RoundCards),
  ],
}
