import { IconMessageQuestion } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { feedbackEngine } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 15,
      label: feedbackEngine.title,
      about: { en: 'What visitors are asked', es: 'Lo que se pregunta a los visitantes', fr: 'Ce que l’on demande aux visiteurs' },
      icon: IconMessageQuestion,
      route: feedbackEngine,
      may: feedbackEngine.may,
    },
  ],
}
