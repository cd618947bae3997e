import { IconFileText } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { writtenReports } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [
    { group: 'building', order: 95, label: writtenReports.title, icon: IconFileText, route: writtenReports, may: writtenReports.may },
  ],
}
