import { IconAddressBook } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { buildingReports } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [
    { group: 'building', order: 94, label: buildingReports.title, icon: IconAddressBook, route: buildingReports, may: buildingReports.may },
  ],
}
