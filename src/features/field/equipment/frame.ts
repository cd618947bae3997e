import { IconDoor, IconTools } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { codeFacetRules } from '../../codes/qr/facets.ts'
import { CodeFacetPanel } from '../../codes/qr/screens/editor/facetPanel.ts'
import { LibraryCards } from '../../codes/qr/screens/libraryCards.ts'
import { facetRules } from './facetRules.ts'
import { equipmentLibrary, spaceLibrary } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [
    { group: 'building', order: 71, label: equipmentLibrary.title, icon: IconTools, route: equipmentLibrary, may: equipmentLibrary.may },
    { group: 'building', order: 72, label: spaceLibrary.title, icon: IconDoor, route: spaceLibrary, may: spaceLibrary.may },
  ],
  additions: [
    codeFacetRules.with(facetRules),
    CodeFacetPanel.with(async () => (await import('./screens/EquipmentPanel.tsx')).EquipmentPanel),
    LibraryCards.with(async () => (await import('./screens/LibraryCards.tsx')).EquipmentCards),
  ],
}
