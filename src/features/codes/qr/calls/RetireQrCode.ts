import { handle } from '../../../../platform/handle.ts'
import { RetireQrCode as call } from '../contract.ts'
import { setRetired } from '../data.ts'

export const RetireQrCode = handle(call, (ctx, { QrCodeId }) => setRetired(ctx, QrCodeId, true))
