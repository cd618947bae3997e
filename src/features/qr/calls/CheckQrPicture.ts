import { handle } from '../../../platform/handle.ts'
import { CheckQrPicture as call } from '../contract.ts'
import { qrCodeById } from '../data.ts'
import { styleOf, verdictOf } from '../file.server.ts'
import { printedLink } from '../rules.ts'

export const CheckQrPicture = handle(call, async (ctx, { QrCodeId, gId: _g, bId: _b, ...asked }) => {
  const { code } = await qrCodeById(ctx.tx, ctx.GroupId, QrCodeId)
  return verdictOf(printedLink(ctx.baseUrl, code.Address), styleOf({ ...code.Style, ...asked }))
})
