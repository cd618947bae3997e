import { pdf, png } from '../../../../test/support/hostile.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { CancelOwnUpload, CancelUpload, FinishUpload, PutPiece, StartOwnUpload, StartUpload, UploadFile, UploadImage } from './contract.ts'

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const document = ({ group }: Account, Size = 10) => ({ GroupId: group.id, fileName: 'Menu.pdf', bucket: 'StaticUrl', Size })

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ global }) => [
    {
      call: UploadFile,
      open: async ({ group }) => ({
        input: text => ({ GroupId: group.id, fileType: 'pdf', fileName: `${text}.pdf`, bucket: 'StaticUrl', base64: base64(pdf()) }),
      }),
    },
    {
      call: UploadImage,
      open: async ({ group }) => ({
        input: text => ({ GroupId: group.id, fileName: `${text}.png`, bucket: 'avatar', base64Image: base64(png(8, 8)) }),
      }),
    },
    { call: StartUpload, open: async account => ({ input: text => ({ ...document(account), fileName: `${text}.pdf` }) }) },
    {
      call: FinishUpload,
      open: async account => {
        const Bytes = Buffer.from(pdf())
        const { UploadId } = await account.call(StartUpload, document(account, Bytes.length))
        const at = { GroupId: account.group.id, UploadId }
        await account.call(PutPiece, { ...at, Offset: 0, Bytes })
        return { input: () => at }
      },
    },
    {
      call: CancelUpload,
      open: async account => {
        const { UploadId } = await account.call(StartUpload, document(account))
        return { input: () => ({ GroupId: account.group.id, UploadId }) }
      },
    },
    {
      call: StartOwnUpload,
      open: async () => ({ token: global.token, input: text => ({ fileName: `${text}.png`, bucket: 'AccountLogo', Size: 10 }) }),
    },
    {
      call: CancelOwnUpload,
      open: async () => {
        const { UploadId } = await global.call(StartOwnUpload, { fileName: 'a.png', bucket: 'AccountLogo', Size: 10 })
        return { token: global.token, input: () => ({ UploadId }) }
      },
    },
  ],
}
