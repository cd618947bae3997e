import { IconActivity } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { operations } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 80,
      label: operations.title,
      about: {
        en: 'Calls, errors, jobs, disk, events and mail of every server',
        es: 'Llamadas, errores, trabajos, disco, eventos y correo de todos los servidores',
        fr: 'Appels, erreurs, tâches, disque, événements et courrier de tous les serveurs',
      },
      icon: IconActivity,
      route: operations,
      may: operations.may,
    },
  ],
}
