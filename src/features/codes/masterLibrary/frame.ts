import { IconBooks } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { masterLibrary } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [{ group: 'product', order: 40, label: masterLibrary.title, icon: IconBooks, route: masterLibrary, may: masterLibrary.may }],
}
