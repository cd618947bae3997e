import { IconAddressBook } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { marketingReports } from './dashboard.ts'
import { buildingReports } from './routes.ts'

export const frame: FeatureFrame = {
  pages: buildingReports
    ? [
        {
          group: 'building',
          order: 94,
          label: marketingReports.title,
          icon: IconAddressBook,
          route: buildingReports,
          may: marketingReports.may,
        },
      ]
    : [],
}
