import { IconDoorEnter } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { frontDesk } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [{ group: 'building', order: 51, label: frontDesk.title, icon: IconDoorEnter, route: frontDesk, may: frontDesk.may }],
}
