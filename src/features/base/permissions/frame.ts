import { IconShieldLock } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { permissions } from './routes.ts'
import { FollowPermissions } from './screens/FollowPermissions.ts'

export const frame: FeatureFrame = {
  menu: [{ group: 'product', order: 50, label: permissions.title, icon: IconShieldLock, route: permissions, may: permissions.may }],
  overlays: [FollowPermissions],
}
