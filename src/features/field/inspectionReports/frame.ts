import { IconAlertTriangle, IconClipboardCheck } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { LibraryCards } from '../../codes/qr/screens/libraryCards.ts'
import { RoundActions, RoundsTools } from '../rounds/screens/roundActions.ts'
import { roundErrors, roundSummaries } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [
    {
      group: 'building',
      order: 79,
      label: roundSummaries.title,
      icon: IconClipboardCheck,
      route: roundSummaries,
      may: roundSummaries.may,
    },
    { group: 'building', order: 80, label: roundErrors.title, icon: IconAlertTriangle, route: roundErrors, may: roundErrors.may },
  ],
  additions: [
    RoundActions.with(async () => (await import('./screens/SummariesButton.tsx')).SummariesButton),
    RoundsTools.with(async () => (await import('./screens/SummariesButton.tsx')).AllSummariesButton),
    LibraryCards.with(async () => (await import('./screens/SummariesCard.tsx')).SummariesCard),
  ],
}
