import { IconMessageStar } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { heldWork } from '../../base/handling/screens/heldWork.ts'
import { answerList } from './routes.ts'
import { answerFinder } from './screens/finder.tsx'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'building',
      order: 60,
      label: answerList.title,
      about: {
        en: 'What visitors said, and what becomes of it',
        es: 'Lo que dijeron los visitantes, y qué pasa con ello',
        fr: 'Ce que les visiteurs ont dit, et ce qu’il en advient',
      },
      icon: IconMessageStar,
      route: answerList,
      may: answerList.may,
    },
  ],
  finders: [answerFinder],
  additions: [heldWork.with(async () => (await import('./screens/heldWork.ts')).heldAnswers)],
}
