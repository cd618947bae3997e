import { IconQrcode } from '@tabler/icons-react'
import { callOnce } from '../../../../ui/calls.ts'
import type { RecordFinder } from '../../../../ui/kit/recordFinder.ts'
import { href } from '../../../../ui/route.ts'
import { qrEditor } from '../routes.ts'

export const qrCodeFinder: RecordFinder = {
  title: { en: 'QR codes', es: 'Códigos QR', fr: 'Codes QR' },
  order: 60,
  may: qrEditor.may,
  find: async ({ gId, text, most }) => {
    const { GetQrCodes } = await import('../contract.ts')
    const { QrCodes } = await callOnce(GetQrCodes, { filter: { gId, text }, pagination: { page: 0, perPage: most } })
    return QrCodes.map(({ QrCodeId, BuildingId, Name, Location, SignId }) => ({
      id: href(qrEditor, { groupId: gId, bId: BuildingId, qrId: QrCodeId }),
      label: Name,
      detail: `${SignId} · ${Location}`,
      icon: <IconQrcode size={18} aria-hidden />,
    }))
  },
}
