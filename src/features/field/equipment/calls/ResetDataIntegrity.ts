import { handle } from '../../../../platform/handle.ts'
import { ResetDataIntegrity as call } from '../contract.ts'
import { deleteIntegrity, keepIntegrity } from '../integrity.server.ts'
import { resetDone } from '../rules.ts'

export const ResetDataIntegrity = handle(call, async ctx => {
  const { BuildingId } = ctx
  const IntegrityDays = await deleteIntegrity(ctx)
  await keepIntegrity(ctx)
  ctx.audit({ Object: 'building', ObjectId: BuildingId, Before: { IntegrityDays }, After: { IntegrityDays: 0 } })
  return { acId: BuildingId, Message: resetDone }
})
