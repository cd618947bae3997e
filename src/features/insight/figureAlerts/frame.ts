import { IconBellPlus } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { figureAlerts } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [{ group: 'account', order: 96, label: figureAlerts.title, icon: IconBellPlus, route: figureAlerts, may: figureAlerts.may }],
}
