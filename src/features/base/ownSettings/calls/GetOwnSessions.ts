import { handle } from '../../../../platform/handle.ts'
import { openSignIns } from '../../people/signIns.server.ts'
import { GetOwnSessions as call } from '../contract.ts'

export const GetOwnSessions = handle(call, async ctx => {
  const rows = await openSignIns(ctx.tx, { UserId: ctx.actor.UserId, tokenHash: ctx.tokenHash })
  return {
    Sessions: rows.map(({ id, device, address, created, last, own }) => ({
      SessionId: id,
      Device: device,
      Address: address,
      CreatedDate: Math.round(created),
      LastDate: Math.round(last),
      IsThis: own,
    })),
  }
})
