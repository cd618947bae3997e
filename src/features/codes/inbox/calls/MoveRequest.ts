import { handle } from '../../../../platform/handle.ts'
import { callerOf, requireOwnContact } from '../../../base/handling/assignees.server.ts'
import { showStatus } from '../../../base/handling/model.ts'
import { changeRequest, lockRequest, moveRequest } from '../../requests/change.server.ts'
import { MoveRequest as call } from '../contract.ts'
import { tellVisitor } from '../jobs.ts'
import { requireRoomAgain } from '../reopening.server.ts'

export const MoveRequest = handle(call, async (ctx, { RequestId, Version, Move }) => {
  const row = await lockRequest(ctx, { RequestId, Version })
  // Two who open a new request at once have both seen it.
  if (Move === 'see' && row.Status !== 'New') return { acId: RequestId, Version: row.Version, Status: row.Status }
  if (Move === 'claim') {
    const AssigneeId = await requireOwnContact(callerOf(ctx), row.BuildingId)
    const { acId, Version: now } = await changeRequest(ctx, row, { AssigneeId })
    return { acId, Version: now, Status: showStatus({ Status: row.Status === 'New' ? 'Seen' : row.Status, AssigneeId }) }
  }
  if (row.Status === 'Cancelled' && Move === 'reopen') await requireRoomAgain(ctx, row)
  const moved = await moveRequest(ctx, row, Move)
  const told = Move === 'start' || Move === 'finish' || Move === 'reopen'
  if (told && row.Email) await ctx.enqueue(tellVisitor, { GroupId: ctx.GroupId, RequestId, what: Move })
  return moved
})
