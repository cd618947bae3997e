import { IconUpload } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { href } from '../../../ui/route.ts'
import { imports } from './routes.ts'

export const frame: FeatureFrame = {
  actions: [
    {
      order: 30,
      label: imports.title,
      also: 'upload excel xlsx csv properties',
      icon: IconUpload,
      may: 'GlobalManageEntities',
      inAccount: true,
      to: () => href(imports),
    },
  ],
}
