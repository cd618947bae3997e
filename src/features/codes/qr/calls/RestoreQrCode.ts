import { handle } from '../../../../platform/handle.ts'
import { RestoreQrCode as call } from '../contract.ts'
import { changedTopic, setRetired } from '../data.ts'

export const RestoreQrCode = handle(call, async (ctx, { QrCodeId }) => {
  const { WasRetired, ...saved } = await setRetired(ctx.tx, { GroupId: ctx.GroupId, QrCodeId }, false)
  ctx.audit({ Object: 'qr_code', ObjectId: QrCodeId, Before: { Retired: WasRetired }, After: { Retired: false } })
  await ctx.notify(changedTopic, saved.Address)
  return saved
})
