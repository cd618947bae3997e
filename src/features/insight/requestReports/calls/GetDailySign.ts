import { handle } from '../../../../platform/handle.ts'
import { GetDailySign as call } from '../contract.ts'
import { requireDailySign } from '../daily.server.ts'

export const GetDailySign = handle(call, async (ctx, { QrCodeId }) => requireDailySign(ctx, QrCodeId))
