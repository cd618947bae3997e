import { IconAddressBook, IconUsers } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { contacts, portfolioTeam } from './routes.ts'
import { contactFinder } from './screens/finder.tsx'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'account',
      order: 40,
      label: portfolioTeam.title,
      icon: IconUsers,
      route: portfolioTeam,
      may: 'ManageContacts',
    },
    {
      group: 'building',
      order: 30,
      label: contacts.title,
      icon: IconAddressBook,
      route: contacts,
      may: 'ManageContacts',
    },
  ],
  finders: [contactFinder],
}
