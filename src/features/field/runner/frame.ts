import { IconWalk } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { RoundActions } from '../rounds/screens/roundActions.ts'
import { myDay } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [{ group: 'building', order: 93, label: myDay.title, icon: IconWalk, route: myDay }],
  additions: [RoundActions.with(async () => (await import('./screens/WalkButton.tsx')).WalkButton)],
}
