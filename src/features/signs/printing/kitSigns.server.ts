import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { misfit, mostHint } from '../../../core/hints.ts'
import { invalid, notFound } from '../../../core/problem.ts'
import { byFloor, byName, oneOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { codesInScope } from '../../codes/qr/data.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { signTemplate } from '../templates/tables.ts'
import { mostInKit, type PrintSettingFilter } from './contract.ts'
import { wantedSettings } from './list.server.ts'
import type { PrintOption } from './model.ts'
import { listPrintOptions } from './options.ts'
import { templateJoin } from './sums.server.ts'
import { printSetting } from './tables.ts'

/** A sign of a kit: of which code, how it is printed, and how many. */
export type KitSign = PrintOption & { QrCodeId: string; Quantity: number; Headline: string }
type KitSource = {
  PrintSettingIds?: readonly string[] | undefined
  QrCodeIds?: readonly string[] | undefined
  filter?: PrintSettingFilter | undefined
}

const { Material, Size, Orientation, Color, PrintTemplate, Quantity, Headline } = printSetting
const columns = { QrCodeId: printSetting.QrCodeId, Material, Size, Orientation, Color, PrintTemplate, Quantity, Headline }

/** The signs that are meant, by building, floor and name. Throws `sys.obj.nof` where there are none, a refusal where there are too many. */
export const findKitSigns = async (ctx: GroupCtx, { PrintSettingIds, QrCodeIds, filter }: KitSource): Promise<KitSign[]> => {
  const where = PrintSettingIds
    ? and(seenBy(ctx, printSetting), oneOf(printSetting.id, PrintSettingIds))
    : QrCodeIds
      ? and(seenBy(ctx, printSetting), oneOf(printSetting.QrCodeId, QrCodeIds))
      : wantedSettings(ctx, filter ?? {})
  const chosen = await ctx.tx
    .select(columns)
    .from(printSetting)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, ctx.GroupId), eq(qrCode.id, printSetting.QrCodeId)))
    .innerJoin(building, and(eq(building.GroupId, ctx.GroupId), eq(building.id, printSetting.BuildingId)))
    .leftJoin(signTemplate, templateJoin)
    .where(and(where, gt(printSetting.Quantity, 0), eq(qrCode.Retired, false)))
    .orderBy(asc(building.Code), asc(byFloor(qrCode.Floor)), asc(byName(sql`${qrCode.QrName}`)), asc(printSetting.id))
    .limit(mostInKit + 1)
  const signs = QrCodeIds ? [...chosen, ...(await byBestPractice(ctx, QrCodeIds, chosen))] : chosen
  if (signs.length === 0) throw notFound()
  if (signs.length > mostInKit) throw invalid([misfit('PrintSettingIds', mostHint(mostInKit))])
  return signs
}

/** Codes for which nothing was chosen, as they are best printed. */
const byBestPractice = async (ctx: GroupCtx, QrCodeIds: readonly string[], chosen: readonly KitSign[]): Promise<KitSign[]> => {
  const known = new Set(chosen.map(one => one.QrCodeId))
  const open = QrCodeIds.filter(id => !known.has(id))
  if (open.length === 0) return []
  const rows = await ctx.tx
    .select({ QrCodeId: qrCode.id, QrType: qrCode.QrType, Location: qrCode.Location })
    .from(qrCode)
    .where(and(codesInScope(ctx), oneOf(qrCode.id, open), eq(qrCode.Retired, false)))
    .orderBy(qrCode.SignId)
  return rows.flatMap(code => {
    const [best] = listPrintOptions(code)
    return best ? [{ ...best, QrCodeId: code.QrCodeId, Quantity: 1, Headline: '' }] : []
  })
}
