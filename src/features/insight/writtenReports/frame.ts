import { IconFileText } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { buildingReports } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [
    { group: 'building', order: 95, label: buildingReports.title, icon: IconFileText, route: buildingReports, may: buildingReports.may },
  ],
}
