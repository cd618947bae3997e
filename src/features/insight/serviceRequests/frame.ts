import { IconTool } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { serviceRequestPortfolio } from './routes.ts'

const { title: label, may } = serviceRequestPortfolio
export const frame: FeatureFrame = {
  pages: [{ group: 'account', order: 97, label, icon: IconTool, route: serviceRequestPortfolio, may }],
}
