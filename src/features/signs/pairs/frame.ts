import { IconLayoutGridAdd } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { LibraryCards } from '../../codes/qr/screens/libraryCards.ts'
import { pairLibrary } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [{ group: 'building', order: 74, label: pairLibrary.title, icon: IconLayoutGridAdd, route: pairLibrary, may: pairLibrary.may }],
  additions: [LibraryCards.with(async () => (await import('./screens/PairCards.tsx')).PairCards)],
}
