import { IconInbox } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { heldWork } from '../../base/handling/screens/heldWork.ts'
import { requestList } from './routes.ts'
import { requestFinder } from './screens/finder.tsx'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'building',
      order: 40,
      label: requestList.title,
      about: {
        en: 'What visitors sent by your codes',
        es: 'Lo que los visitantes enviaron con sus códigos',
        fr: 'Ce que les visiteurs ont envoyé par vos codes',
      },
      icon: IconInbox,
      route: requestList,
      may: requestList.may,
      alsoFor: ['/requests'],
    },
  ],
  finders: [requestFinder],
  additions: [heldWork.with(async () => (await import('./screens/heldWork.ts')).heldRequests)],
}
