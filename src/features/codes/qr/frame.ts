import { IconQrcode } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { href } from '../../../ui/route.ts'
import { HubFields } from '../../base/members/screens/hubFields.ts'
import { library, qrCodeList, qrEditor } from './routes.ts'
import { qrCodeFinder } from './screens/finder.tsx'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'building',
      order: 70,
      label: library.title,
      icon: IconQrcode,
      route: library,
      may: library.may,
      // The customer portal too, as the document says, though its address begins as Marketing's does.
      alsoFor: [
        '/library',
        'twoQREdit',
        'qrcode',
        'roundsEngineBuilder',
        'propertyQrGenerator',
        'importQRCode',
        'customerPortal',
        'equipment',
        'equipmentQuestion',
      ],
    },
  ],
  actions: [
    {
      order: 10,
      label: { en: 'New QR code', es: 'Nuevo código QR', fr: 'Nouveau code QR' },
      also: 'create add make sign',
      icon: IconQrcode,
      may: 'ManageLibraries',
      inAccount: true,
      to: ({ gId, bId }) => (gId && bId ? href(qrEditor, { groupId: gId, bId }) : href(qrCodeList)),
    },
  ],
  finders: [qrCodeFinder],
  additions: [HubFields.with(async () => (await import('./screens/editor/HubFields.tsx')).HubFields)],
}
