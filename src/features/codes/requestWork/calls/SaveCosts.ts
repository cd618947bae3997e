import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { keepCosts, lockRequest } from '../../requests/change.server.ts'
import { requestMessages } from '../../requests/rules.ts'
import { SaveCosts as call } from '../contract.ts'
import { sumCosts } from '../model.ts'

export const SaveCosts = handle(call, async (ctx, { RequestId, Version, Costs }) => {
  const row = await lockRequest(ctx, { RequestId, Version })
  if (row.DueDate === null) throw new Refusal('sys.obj.cfl', requestMessages.noWork)
  const lines = Costs.map(({ Item, Quantity, UnitCost }) => ({ Item: Item.trim(), Quantity, UnitCost: Math.round(UnitCost * 100) / 100 }))
  return keepCosts(ctx, row, { Costs: lines, Cost: sumCosts(lines) })
})
