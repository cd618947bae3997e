import { and, eq } from 'drizzle-orm'
import { invalid, notFound, Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { lockRequest } from '../../requests/change.server.ts'
import { requestMessages } from '../../requests/rules.ts'
import { moveBooking } from '../change.server.ts'
import { MoveBooking as call } from '../contract.ts'
import { tellBooker } from '../jobs.ts'

export const MoveBooking = handle(call, async (ctx, { RequestId, Version, Day, StartTime, EndTime }) => {
  const { tx, GroupId } = ctx
  const row = await lockRequest(ctx, { RequestId, Version })
  const [place] = await tx
    .select({ TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, row.BuildingId)))
  if (!place) throw notFound()
  const moved = await moveBooking(ctx, row, { Day, StartTime, EndTime }, place.TimeZone)
  if ('why' in moved) {
    const { hoursTaken } = requestMessages
    if (moved.why === 'taken') throw new Refusal('sys.obj.cfl', hoursTaken, [{ Field: 'StartTime', Message: hoursTaken }])
    throw invalid([{ Field: moved.why === 'pastDay' ? 'Day' : 'EndTime', Message: requestMessages[moved.why] }])
  }
  if (moved.Version !== row.Version && moved.Email)
    await ctx.enqueue(tellBooker, { GroupId, RequestId, news: 'moved', Version: moved.Version })
  return { acId: RequestId, Version: moved.Version }
})
