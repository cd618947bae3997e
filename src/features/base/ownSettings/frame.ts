import { IconSettings } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { href } from '../../../ui/route.ts'
import { settings } from './routes.ts'

export const frame: FeatureFrame = {
  settings,
  actions: [{ order: 70, label: settings.title, also: 'profile password', icon: IconSettings, to: () => href(settings) }],
}
