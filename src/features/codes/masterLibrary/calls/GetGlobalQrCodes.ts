import { and, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { inChannel } from '../../../base/accounts/data.ts'
import { qrCode } from '../../qr/tables.ts'
import { GetGlobalQrCodes as call } from '../contract.ts'
import { findCodes, seenCodes } from '../find.server.ts'

export const GetGlobalQrCodes = handle(call, async (ctx, { filter, ...asked }) => {
  const { ChannelId } = filter
  const where = and(seenCodes(ctx.actor), ChannelId ? inChannel(sql`${qrCode.GroupId}`, ChannelId) : undefined)
  const { rows, total } = await ctx.system('codes of every account', tx => findCodes(tx, { filter, ...asked, where, baseUrl: ctx.baseUrl }))
  return { QrCodes: rows, ...total }
})
