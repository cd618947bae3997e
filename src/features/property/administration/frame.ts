import { IconUsersGroup, IconUsersPlus } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { href } from '../../../ui/route.ts'
import { accountCreate, accountInfo } from './routes.ts'
import { accountFinder } from './screens/finder.tsx'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'account',
      order: 20,
      label: accountInfo.title,
      icon: IconUsersGroup,
      route: accountInfo,
      may: ['ManageGroups', 'ManageEntities'],
      alsoFor: ['accountCreate'],
    },
  ],
  actions: [
    {
      order: 60,
      label: { en: 'Create account', es: 'Crear cuenta', fr: 'Créer un compte' },
      also: 'add new customer group',
      icon: IconUsersPlus,
      may: 'ManageGroups',
      to: () => href(accountCreate),
    },
  ],
  finders: [accountFinder],
}
