import { handle } from '../../../../platform/handle.ts'
import { RestoreQrCode as call } from '../contract.ts'
import { setRetired } from '../data.ts'

export const RestoreQrCode = handle(call, (ctx, { QrCodeId }) => setRetired(ctx, QrCodeId, false))
