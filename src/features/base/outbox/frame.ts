import { IconMail } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { outbox } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [{ group: 'product', order: 70, label: outbox.title, icon: IconMail, route: outbox, may: outbox.may }],
}
