import { IconNotes } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { notepad } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 24,
      label: notepad.title,
      icon: IconNotes,
      route: notepad,
      may: notepad.may,
      alsoFor: ['masterNotepadDashboard', '/analytics/dashboard/masterNotepad'],
    },
  ],
}
