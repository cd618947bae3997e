import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { inChannel } from '../../../base/accounts/data.ts'
import { qrCode } from '../../qr/tables.ts'
import { GetGlobalQrHubs as call } from '../contract.ts'
import { findCodes, seenCodes } from '../find.server.ts'

export const GetGlobalQrHubs = handle(call, async (ctx, { filter, ...asked }) => {
  const { ChannelId, GroupId } = filter
  const where = and(
    seenCodes(ctx.actor),
    eq(qrCode.Placement, 'QrHub'),
    GroupId ? eq(qrCode.GroupId, GroupId) : undefined,
    ChannelId ? inChannel(sql`${qrCode.GroupId}`, ChannelId) : undefined,
  )
  const { rows, total } = await ctx.system('hubs of every account', tx => findCodes(tx, { filter, ...asked, where, baseUrl: ctx.baseUrl }))
  return { QrHubs: rows, ...total }
})
