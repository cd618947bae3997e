import { IconHome, IconSpeakerphone } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { loadToDoLooks } from '../../base/handling/screens/toDoLooks.ts'
import { FirstPageToDo } from '../../property/buildings/screens/firstPageToDo.ts'
import { home, marketing } from './routes.ts'
import { buildingFinder } from './screens/finder.tsx'

export const frame: FeatureFrame = {
  menu: [
    { group: 'account', order: 10, label: home.title, icon: IconHome, route: home },
    { group: 'building', order: 20, label: marketing.title, icon: IconSpeakerphone, route: marketing, may: marketing.may },
  ],
  finders: [buildingFinder],
  additions: [
    FirstPageToDo.with(async () => {
      const [page] = await Promise.all([import('./screens/FirstPageToDo.tsx'), loadToDoLooks()])
      return page.FirstPageToDo
    }),
  ],
}
