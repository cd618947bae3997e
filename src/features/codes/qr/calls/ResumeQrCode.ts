import { handle } from '../../../../platform/handle.ts'
import { ResumeQrCode as call } from '../contract.ts'
import { changeLife } from '../life.server.ts'
import { lifeMoves } from '../life.ts'

export const ResumeQrCode = handle(call, (ctx, { QrCodeId }) =>
  changeLife(ctx, QrCodeId, lifeMoves.resume, { PausedFrom: null, PausedUntil: null }),
)
