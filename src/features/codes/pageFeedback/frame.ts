import { IconMessageReport } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'

export const frame: FeatureFrame = {
  entries: [
    {
      order: 10,
      label: { en: 'How is this page?', es: '¿Qué le parece esta página?', fr: 'Que pensez-vous de cette page ?' },
      icon: IconMessageReport,
      load: async () => (await import('./screens/PageFeedbackDialog.tsx')).askAboutPage,
    },
  ],
}
