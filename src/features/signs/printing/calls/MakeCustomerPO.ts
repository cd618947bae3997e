import { and, asc, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { storeBytes } from '../../../base/files/keep.server.ts'
import { codesInScope } from '../../../codes/qr/data.ts'
import { qrCode } from '../../../codes/qr/tables.ts'
import { building } from '../../../property/buildings/tables.ts'
import { MakeCustomerPO as call, mostInKit } from '../contract.ts'
import { findKitSigns } from '../kitSigns.server.ts'
import { orderPdf } from '../order.server.ts'

export const MakeCustomerPO = handle(call, async (ctx, { CustomerPO, QrType }) => {
  const codes = await ctx.tx
    .select({ id: qrCode.id, SignId: qrCode.SignId })
    .from(qrCode)
    .where(and(codesInScope(ctx), eq(qrCode.QrType, QrType), eq(qrCode.Retired, false)))
    .orderBy(asc(qrCode.SignId))
    .limit(mostInKit)
  const signs = await findKitSigns(ctx, { QrCodeIds: codes.map(({ id }) => id) })
  const [place] = await ctx.tx
    .select()
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  if (!place) throw notFound()
  const numbers = new Map(codes.map(({ id, SignId }) => [id, SignId]))
  const PO = CustomerPO.trim()
  const bytes = await orderPdf({ PO, place, signs, numbers, day: ctx.now, language: ctx.language })
  const name = `PO ${PO.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.pdf`
  const keeper = { ...ctx, UserId: ctx.actor.UserId }
  const { key } = await storeBytes(keeper, { bytes, contentType: 'application/pdf', displayName: name, name: 'Export', open: false })
  ctx.audit({ Object: 'building', ObjectId: ctx.BuildingId, After: { CustomerPO: PO } })
  return { UploadUrl: ctx.fileLink({ key, name }) }
})
