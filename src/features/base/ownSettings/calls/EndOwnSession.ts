import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { EndOwnSession as call } from '../contract.ts'
import { endSignIns } from '../data.ts'

export const EndOwnSession = handle(call, async (ctx, { SessionId }) => {
  const { UserId } = ctx.actor
  if ((await endSignIns(ctx.tx, { UserId, only: SessionId }, 'Elsewhere')) === 0) throw notFound()
  ctx.audit({ Object: 'session', ObjectId: UserId })
  return {}
})
