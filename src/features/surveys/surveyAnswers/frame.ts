import { IconClipboardCheck } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { customerSurvey } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 10,
      label: customerSurvey.title,
      about: {
        en: 'What customers have answered so far',
        es: 'Lo que los clientes han respondido hasta ahora',
        fr: 'Ce que les clients ont répondu jusqu’ici',
      },
      icon: IconClipboardCheck,
      route: customerSurvey,
      alsoFor: ['/contentSurvey'],
    },
  ],
}
