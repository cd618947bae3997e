import { callOnce, useWrite } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { downloadBase64 } from '../../../../ui/download.ts'
import { copyText } from '../../../../ui/kit/copy.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { QrFileType, QrSize } from '../../picture/model.ts'
import { GetQrCode, GetQrCodes, GetQrPicture, RestoreQrCode, RetireQrCode } from '../contract.ts'
import { words } from '../words.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { printPicture } from './printPicture.ts'

/** A code as its actions need it. */
export type ActedOn = { QrCodeId: string; BuildingId: string; Name: string; SignId: number; Url: string }

const changes = [GetQrCodes, GetQrCode]

/** What can be done with a code, from the list and from its editor. */
export const useQrActions = (gId: string) => {
  const t = useWords(words)
  const retire = useWrite(RetireQrCode, { refresh: changes })
  const restore = useWrite(RestoreQrCode, { refresh: changes })
  const fileOf = async ({ QrCodeId }: Pick<ActedOn, 'QrCodeId'>, fileType: QrFileType, size: QrSize) =>
    (await callOnce(GetQrPicture, { gId, QrCodeId, fileType, size }).catch((error: unknown) => toast.error(error))) ?? null
  return {
    download: async (code: Pick<ActedOn, 'QrCodeId'>, fileType: QrFileType, size: QrSize): Promise<void> => {
      const file = await fileOf(code, fileType, size)
      if (file) downloadBase64(file)
    },
    print: async (code: Pick<ActedOn, 'QrCodeId' | 'Name' | 'SignId'>): Promise<void> => {
      const file = await fileOf(code, 'svg', 2000)
      const picture = file && `data:${file.ContentType};base64,${file.Base64}`
      if (picture) await printPicture({ picture, title: code.Name, lines: [t('sign', { sign: String(code.SignId) })] })
    },
    email: (code: ActedOn): void => {
      dialogs.open(close => <EmailDialog gId={gId} bId={code.BuildingId} QrCodeId={code.QrCodeId} onDone={close} />, {
        title: t('emailTitle', { name: code.Name }),
        size: 480,
      })
    },
    copyLink: async ({ Url }: ActedOn): Promise<void> => {
      if (await copyText(Url)) toast.success(t('copied'))
    },
    retire: async ({ QrCodeId, Name: name, SignId }: ActedOn): Promise<void> => {
      const terms = { title: t('retireTitle', { name }), text: t('retireText', { sign: String(SignId) }), yes: t('retire'), danger: true }
      if ((await confirm(terms)) && (await retire.run({ GroupId: gId, QrCodeId }))) toast.success(t('retiredDone', { name }))
    },
    restore: async ({ QrCodeId, Name: name }: ActedOn): Promise<void> => {
      if (await restore.run({ GroupId: gId, QrCodeId })) toast.success(t('restoredDone', { name }))
    },
  }
}
