import { IconLayoutGridAdd } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { href } from '../../../ui/route.ts'
import { reportEditor, reportList } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 22,
      label: reportList.title,
      about: {
        en: 'Reports from parts of dashboards',
        es: 'Informes con partes de paneles',
        fr: 'Rapports avec des parties de tableaux de bord',
      },
      icon: IconLayoutGridAdd,
      route: reportList,
      may: reportList.may,
      alsoFor: ['/reportBuilder'],
    },
  ],
  actions: [
    {
      order: 55,
      label: { en: 'New report', es: 'Nuevo informe', fr: 'Nouveau rapport' },
      also: 'build dashboard parts',
      icon: IconLayoutGridAdd,
      may: reportEditor.may,
      inAccount: true,
      to: () => href(reportEditor),
    },
  ],
}
