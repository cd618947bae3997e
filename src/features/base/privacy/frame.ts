import { IconShieldLock } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { privacy } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [{ group: 'account', order: 60, label: privacy.title, icon: IconShieldLock, route: privacy, may: privacy.may }],
}
