import { IconHistory } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { audit } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [{ group: 'product', order: 60, label: audit.title, icon: IconHistory, route: audit, may: audit.may }],
}
