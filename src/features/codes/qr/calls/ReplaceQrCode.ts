import { handle } from '../../../../platform/handle.ts'
import { ReplaceQrCode as call } from '../contract.ts'
import { periodOf, replaceQrCode, takeBackQrCode } from '../life.server.ts'

export const ReplaceQrCode = handle(call, (ctx, { QrCodeId, ReplacedBy, From, Until }) => {
  if (ReplacedBy === undefined) return takeBackQrCode(ctx, QrCodeId)
  const [ReplacedFrom, ReplacedUntil] = periodOf(ctx, { From, Until })
  return replaceQrCode(ctx, QrCodeId, { ReplacedBy, ReplacedFrom, ReplacedUntil })
})
