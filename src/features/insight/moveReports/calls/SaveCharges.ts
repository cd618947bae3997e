import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { addRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { lockRequest } from '../../../codes/requests/change.server.ts'
import { SaveCharges as call } from '../contract.ts'
import { moveMessages } from '../rules.ts'
import { moveCharge } from '../tables.ts'

const Object = 'move_charge'

export const SaveCharges = handle(call, async (ctx, { RequestId, Version, Charges }) => {
  const { GroupId, tx } = ctx
  const { FunctionalityType, BuildingId } = await lockRequest(ctx, { RequestId }) // two who save at once wait for each other here
  if (FunctionalityType !== 'MoveOut') throw new Refusal('sys.obj.cfl', moveMessages.noMoveOut)
  const [kept] = await tx
    .select()
    .from(moveCharge)
    .where(and(eq(moveCharge.GroupId, GroupId), eq(moveCharge.id, RequestId)))
  requireVersion(kept ?? { Version: 0 }, Version)
  const columns = { Charges: Charges.map(({ Item, Amount }) => ({ Item: Item.trim(), Amount: Math.round(Amount * 100) / 100 })) }
  if (kept) return saveRecord(ctx, moveCharge, kept, columns, { Object })
  const made = await addRecord(ctx, moveCharge, { GroupId, id: RequestId, BuildingId, ...columns }, { Object })
  return { acId: made.id, Version: made.Version }
})
