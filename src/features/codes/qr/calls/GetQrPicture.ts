import { handle } from '../../../../platform/handle.ts'
import { GetQrPicture as call } from '../contract.ts'
import { qrCodeById } from '../data.ts'
import { pictureFile } from '../file.server.ts'

export const GetQrPicture = handle(call, async (ctx, { QrCodeId, fileType, size }) => {
  const { code } = await qrCodeById(ctx.tx, ctx.GroupId, QrCodeId)
  const { bytes, ...file } = await pictureFile(ctx.baseUrl, code, fileType, size)
  return { ...file, Base64: bytes.toString('base64') }
})
