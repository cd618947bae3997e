import { and, asc, eq, sql } from 'drizzle-orm'
import { byName } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { qrCode, qrItem } from '../../../codes/qr/tables.ts'
import { GetNoteHubs as call } from '../contract.ts'

export const GetNoteHubs = handle(call, async ctx => {
  const { GroupId, BuildingId } = ctx
  const ofVisitors = ctx.actor.Kind === 'Anonymous' ? sql`coalesce(${qrItem.Rules}->>'ShownTo', '') <> 'Staff'` : undefined
  const rows = await ctx.tx
    .select({ QrCodeId: qrCode.id, QrName: qrCode.QrName, SignId: qrCode.SignId, ItemId: qrItem.id, Name: qrItem.Name })
    .from(qrCode)
    .innerJoin(qrItem, and(eq(qrItem.GroupId, GroupId), eq(qrItem.QrCodeId, qrCode.id)))
    .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), eq(qrCode.Retired, false), ofVisitors))
    .orderBy(byName(sql`${qrCode.QrName}`), asc(qrCode.id), asc(qrItem.Position))
  const Hubs = [...Map.groupBy(rows, ({ QrCodeId }) => QrCodeId).values()].flatMap(items => {
    const [first] = items
    if (!first) return []
    const { QrCodeId, QrName, SignId } = first
    return [{ QrCodeId, QrName, SignId, Items: items.map(({ ItemId, Name }) => ({ ItemId, ButtonName: Name.en })) }]
  })
  return { Hubs }
})
