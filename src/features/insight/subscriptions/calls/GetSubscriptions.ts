import { eq, isNull } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetSubscriptions as call } from '../contract.ts'
import { listSubscriptions } from '../list.server.ts'
import { requirePlace } from '../save.server.ts'
import { reportSubscription as table } from '../tables.ts'

export const GetSubscriptions = handle(call, async (ctx, asked) => {
  const { bId } = asked.filter
  await requirePlace(ctx, bId ?? null)
  return listSubscriptions(ctx, call, asked, bId ? eq(table.BuildingId, bId) : isNull(table.BuildingId))
})
