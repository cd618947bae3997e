import { IconMap2 } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { CodeLinks } from '../qr/screens/editor/codeLinks.ts'
import { LibraryCards } from '../qr/screens/libraryCards.ts'
import { floorPlans } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [{ group: 'building', order: 75, label: floorPlans.title, icon: IconMap2, route: floorPlans, may: floorPlans.may }],
  additions: [
    CodeLinks.with(async () => (await import('./screens/CodePlan.tsx')).CodePlan),
    LibraryCards.with(async () => (await import('./screens/PlanCards.tsx')).PlanCards),
  ],
}
