import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Output, Parsed } from '../../../core/call.ts'
import { byName, oneOf } from '../../../platform/db/page.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { signTemplate } from '../templates/tables.ts'
import { readTemplateNames } from '../templates/templates.server.ts'
import type { GetPrintSettingsOnBuilding } from './contract.ts'
import type { PrintOption, PrintSetting } from './model.ts'
import { listPrintOptions, nameOption, optionOf, settingIdOf, surfaceOf } from './options.ts'
import { versionOf } from './save.server.ts'
import { isOutOfDate, templateJoin } from './sums.server.ts'
import { printSetting } from './tables.ts'

type Stored = { row: typeof printSetting.$inferSelect; OutOfDate: boolean }

/** Codes of a building with how their signs can be printed: what is offered, and what was chosen beyond that. */
export const readSettingsOnBuilding = async (
  ctx: Ctx<'building'>,
  { skip, take, qrtype, QrCodeId }: Parsed<typeof GetPrintSettingsOnBuilding>,
): Promise<Output<typeof GetPrintSettingsOnBuilding>> => {
  const where = and(
    eq(qrCode.GroupId, ctx.GroupId),
    eq(qrCode.BuildingId, ctx.BuildingId),
    eq(qrCode.Retired, false),
    qrtype ? eq(qrCode.QrType, qrtype) : undefined,
    QrCodeId ? eq(qrCode.id, QrCodeId) : undefined,
  )
  const { id, QrName, SignId, QrType, Location, Floor } = qrCode
  const codes = await ctx.tx
    .select({ QrCodeId: id, QrName, SignId, QrType, Location, Floor })
    .from(qrCode)
    .where(where)
    .orderBy(asc(byName(sql`${QrName}`)), asc(id))
    .limit(take)
    .offset(skip)
  const [total] = await ctx.tx.select({ n: count() }).from(qrCode).where(where)
  const stored = await readStored(
    ctx,
    codes.map(one => one.QrCodeId),
  )
  const chosenTemplates = [...stored.values()].flat().map(({ row }) => row.PrintTemplate)
  const names = await readTemplateNames(ctx, chosenTemplates)
  return {
    PrintSettings: codes.map(one => {
      const own = stored.get(one.QrCodeId) ?? []
      const chosen = own.filter(({ row }) => row.Quantity > 0)
      return { ...one, Version: versionOf(own.map(({ row }) => row)), PrintSettings: settingsOf(one, chosen, names) }
    }),
    Total: total?.n ?? 0,
  }
}

/** The settings of codes as they are kept, oldest first. */
const readStored = async (
  { tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>,
  QrCodeIds: readonly string[],
): Promise<Map<string, Stored[]>> => {
  const rows = await tx
    .select({ row: printSetting, OutOfDate: isOutOfDate })
    .from(printSetting)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, printSetting.QrCodeId)))
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, printSetting.BuildingId)))
    .leftJoin(signTemplate, templateJoin)
    .where(and(eq(printSetting.GroupId, GroupId), oneOf(printSetting.QrCodeId, QrCodeIds)))
    .orderBy(printSetting.CreatedDate, printSetting.id)
  return Map.groupBy(rows, ({ row }) => row.QrCodeId) as Map<string, Stored[]> // what is selected
}

/** How the sign of each code was chosen to be printed first, with what stands large on it; codes for which nothing is chosen are left out. */
export const readChosenSigns = async (
  { tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>,
  QrCodeIds: readonly string[],
): Promise<ReadonlyMap<string, { SettingId: string; Headline: string }>> => {
  const { QrCodeId, SettingId, Headline, Quantity, CreatedDate, id } = printSetting
  const rows = await tx
    .select({ QrCodeId, SettingId, Headline })
    .from(printSetting)
    .where(and(eq(printSetting.GroupId, GroupId), gt(Quantity, 0), oneOf(QrCodeId, QrCodeIds)))
    .orderBy(desc(CreatedDate), desc(id))
  return new Map(rows.map(one => [one.QrCodeId, one]))
}

type TemplateNames = ReadonlyMap<string, string>
const settingsOf = (code: { QrType: string; Location: string }, stored: readonly Stored[], names: TemplateNames): PrintSetting[] => {
  const offered = listPrintOptions(code)
  const ids = offered.map(settingIdOf)
  const more = stored.flatMap(({ row }) => {
    const chosen = ids.includes(row.SettingId) ? null : (optionOf(row.SettingId) ?? row)
    return chosen ? [chosen] : []
  })
  return [...offered, ...more].map((one, at) =>
    describeSetting(
      one,
      at === 0,
      names,
      stored.find(({ row }) => row.SettingId === settingIdOf(one)),
    ),
  )
}

/** An option as the wire has it, with what is kept of it. `names`: of the account's templates, by their ids. */
export const describeSetting = (option: PrintOption, best: boolean, names: TemplateNames, stored?: Stored): PrintSetting => ({
  acId: stored?.row.id ?? null,
  Selected: stored !== undefined,
  Quantity: stored?.row.Quantity ?? null,
  SettingId: settingIdOf(option),
  Default: best ? 'Y' : 'N',
  PrintTemplateImage: names.get(option.PrintTemplate) ?? option.PrintTemplate,
  Size: option.Size,
  Orientation: option.Orientation,
  ...surfaceOf(option),
  Color: option.Color,
  Name: nameOption(option),
  State: stored?.row.State ?? 'To print',
  Headline: stored?.row.Headline ?? '',
  PrintedDate: stored?.row.PrintedDate?.getTime() ?? null,
  OutOfDate: stored?.OutOfDate ?? false,
})
