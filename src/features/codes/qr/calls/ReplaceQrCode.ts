import { handle } from '../../../../platform/handle.ts'
import { ReplaceQrCode as call } from '../contract.ts'
import { changeLife, replaceQrCode } from '../life.server.ts'
import { lifeMoves } from '../life.ts'

export const ReplaceQrCode = handle(call, (ctx, { QrCodeId, ReplacedBy }) =>
  ReplacedBy === undefined ? changeLife(ctx, QrCodeId, lifeMoves.takeBack, { ReplacedBy: null }) : replaceQrCode(ctx, QrCodeId, ReplacedBy),
)
