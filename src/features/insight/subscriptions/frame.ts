import { IconMailForward } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { accountSubscriptions, buildingSubscriptions } from './routes.ts'

const icon = IconMailForward
const pages = [buildingSubscriptions, accountSubscriptions].map((route, at) => ({
  group: at === 0 ? ('building' as const) : ('account' as const),
  order: 93 + at,
  label: route.title,
  icon,
  route,
  may: route.may,
}))

/** In the palette; the pages of dashboards lead here. */
export const frame: FeatureFrame = { pages }
