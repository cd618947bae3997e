import { IconScan } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { scansByLocation } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 30,
      label: { en: 'Scan statistics', es: 'Estadísticas de escaneos', fr: 'Statistiques des scans' },
      icon: IconScan,
      route: scansByLocation,
      alsoFor: ['/scans'],
    },
  ],
}
