import { IconApi } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { developers } from './routes.ts'

export const frame: FeatureFrame = {
  // For those who build on the portal, not for those who run buildings.
  pages: [{ group: 'product', order: 10, label: developers.title, icon: IconApi, route: developers, may: developers.may }],
}
