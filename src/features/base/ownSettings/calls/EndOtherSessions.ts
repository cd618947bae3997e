import { handle } from '../../../../platform/handle.ts'
import { endSignIns, signInOf } from '../../people/signIns.server.ts'
import { EndOtherSessions as call } from '../contract.ts'

export const EndOtherSessions = handle(call, async ctx => {
  const { UserId } = ctx.actor
  const Ended = await endSignIns(ctx.tx, { UserId, but: await signInOf(ctx.tx, ctx.tokenHash) }, 'Elsewhere')
  ctx.audit({ Object: 'session', ObjectId: UserId, After: { Ended } })
  return { Ended }
})
