import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { endSignIns } from '../../people/signIns.server.ts'
import { EndOwnSession as call } from '../contract.ts'

export const EndOwnSession = handle(call, async (ctx, { SessionId }) => {
  const { UserId } = ctx.actor
  if ((await endSignIns(ctx.tx, { UserId, only: SessionId }, 'Elsewhere')) === 0) throw notFound()
  ctx.audit({ Object: 'session', ObjectId: UserId })
  return {}
})
