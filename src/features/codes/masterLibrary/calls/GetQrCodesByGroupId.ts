import { handle } from '../../../../platform/handle.ts'
import { codesInScope } from '../../qr/data.ts'
import { GetQrCodesByGroupId as call } from '../contract.ts'
import { findCodes } from '../find.server.ts'

export const GetQrCodesByGroupId = handle(call, async (ctx, asked) => {
  const { rows, total } = await findCodes(ctx.tx, { ...asked, where: codesInScope(ctx), group: ctx.GroupId, baseUrl: ctx.baseUrl })
  return { QrCodes: rows, ...total }
})
