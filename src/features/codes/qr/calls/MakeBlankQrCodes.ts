import { writeAuditRows } from '../../../../platform/db/audit.ts'
import { handle } from '../../../../platform/handle.ts'
import { MakeBlankQrCodes as call } from '../contract.ts'
import { insertBlankCodes } from '../insertMany.server.ts'
import { blankType } from '../life.ts'

export const MakeBlankQrCodes = handle(call, async (ctx, { Count }) => {
  const { GroupId, BuildingId, actor, requestId: RequestId } = ctx
  const QrCodes = await insertBlankCodes(ctx.tx, { GroupId, BuildingId }, Count)
  const by = { GroupId, UserId: actor.UserId, FullName: actor.FullName, RequestId, Call: call.path, Object: 'qr_code' }
  const audited = QrCodes.map(({ QrCodeId, SignId }) => ({ id: QrCodeId, Before: null, After: { SignId, QrType: blankType } }))
  await writeAuditRows(ctx.tx, by, audited)
  return { QrCodes }
})
