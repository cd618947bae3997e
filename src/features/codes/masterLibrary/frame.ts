import { IconBooks, IconPrinter } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { masterLibrary, printHubLibrary, printLibrary, printQrLibrary, programLibrary } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    { group: 'product', order: 40, label: masterLibrary.title, icon: IconBooks, route: masterLibrary, may: masterLibrary.may },
    {
      group: 'product',
      order: 41,
      label: printLibrary.title,
      icon: IconPrinter,
      route: printLibrary,
      may: printLibrary.may,
      alsoFor: [printHubLibrary.path, printQrLibrary.path, programLibrary.path],
    },
  ],
}
