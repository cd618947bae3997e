import { handle } from '../../../../platform/handle.ts'
import { PauseQrCode as call } from '../contract.ts'
import { changeLife, periodOf } from '../life.server.ts'
import { lifeMoves } from '../life.ts'

export const PauseQrCode = handle(call, async (ctx, { QrCodeId, From, Until }) => {
  const [PausedFrom, PausedUntil] = periodOf(ctx, { From, Until })
  return changeLife(ctx, QrCodeId, lifeMoves.pause, { PausedFrom, PausedUntil })
})
