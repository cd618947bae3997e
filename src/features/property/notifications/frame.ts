import { IconBell, IconBellCog } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { notificationRules, notifications } from './routes.ts'
import { NotificationBell } from './screens/NotificationBell.tsx'

export const frame: FeatureFrame = {
  pages: [{ group: 'account', order: 10, label: notifications.title, icon: IconBell, route: notifications }],
  menu: [
    {
      group: 'building',
      order: 75,
      label: notificationRules.title,
      about: {
        en: 'Whom a building tells of what comes in',
        es: 'A quién avisa un edificio de lo que llega',
        fr: 'Qui un immeuble avertit de ce qui arrive',
      },
      icon: IconBellCog,
      route: notificationRules,
      may: notificationRules.may,
    },
  ],
  tools: [{ order: 10, Tool: NotificationBell }],
}
