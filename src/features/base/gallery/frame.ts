import { IconPalette } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { kit } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [
    {
      group: 'product',
      order: 20,
      label: { en: 'UI kit', es: 'Kit de interfaz', fr: "Kit d'interface" },
      icon: IconPalette,
      route: kit,
      may: kit.may,
    },
  ],
}
