import { handle } from '../../../../platform/handle.ts'
import { RetireQrCode as call } from '../contract.ts'
import { changedTopic, setRetired } from '../data.ts'

export const RetireQrCode = handle(call, async (ctx, { QrCodeId }) => {
  const { WasRetired, ...saved } = await setRetired(ctx.tx, { GroupId: ctx.GroupId, QrCodeId }, true)
  ctx.audit({ Object: 'qr_code', ObjectId: QrCodeId, Before: { Retired: WasRetired }, After: { Retired: true } })
  await ctx.notify(changedTopic, saved.Address)
  return saved
})
