import { PreviewBulk as call, MOST_NAMED } from '../../../../core/bulk.ts'
import { invalid, notFound } from '../../../../core/problem.ts'
import { requireReader } from '../../../../platform/gate/readFor.ts'
import { handle } from '../../../../platform/handle.ts'
import { bulkActions } from '../bulk.server.ts'

export const PreviewBulk = handle(call, async (ctx, { Call, filter, Ids }) => {
  const action = bulkActions.get(Call)
  if (!action) throw notFound()
  requireReader(action.call, ctx.actor)
  if (Ids) return shown(await action.read(ctx, Ids))
  const parsed = action.call.filter.safeParse(filter)
  if (!parsed.success) throw invalid([{ Field: 'filter', Message: 'Format error' }])
  return shown(await action.find(ctx, parsed.data))
})

const shown = (rows: readonly { id: string; Version: number }[]) => ({
  Rows: rows.slice(0, MOST_NAMED).map(({ id, Version }) => ({ id, Version })),
  Total: rows.length,
})
