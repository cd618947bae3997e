import { PreviewBulk as call, MOST_NAMED } from '../../../../core/bulk.ts'
import { invalid, notFound } from '../../../../core/problem.ts'
import { requireReader } from '../../../../platform/gate/readFor.ts'
import { handle } from '../../../../platform/handle.ts'
import { type BulkRow, bulkActions } from '../bulk.server.ts'

export const PreviewBulk = handle(call, async (ctx, { Call, filter, Ids, ByBuilding }) => {
  const action = bulkActions.get(Call)
  if (!action) throw notFound()
  requireReader(action.call, ctx.actor)
  const show = (rows: readonly BulkRow[]) => showRows(rows, ByBuilding === true)
  if (Ids) return show(await action.read(ctx, Ids))
  const parsed = action.call.filter.safeParse(filter)
  if (!parsed.success) throw invalid([{ Field: 'filter', Message: 'Format error' }])
  return show(await action.find(ctx, parsed.data))
})

const showRows = (all: readonly BulkRow[], byBuilding: boolean) => {
  const rows = all.slice(0, MOST_NAMED)
  return { Rows: rows.map(nameRow), Total: all.length, ...(byBuilding && { Buildings: groupRows(rows) }) }
}

const nameRow = ({ id, Version }: BulkRow) => ({ id, Version })

const groupRows = (rows: readonly BulkRow[]) =>
  [...Map.groupBy(rows, ({ Before }) => Before.BuildingId)].flatMap(([BuildingId, some]) =>
    typeof BuildingId === 'string' ? [{ BuildingId, Rows: some.map(nameRow) }] : [],
  )
