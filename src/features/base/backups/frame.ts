import { IconDatabaseExport } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { backups } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [{ group: 'product', order: 90, label: backups.title, icon: IconDatabaseExport, route: backups, may: backups.may }],
}
