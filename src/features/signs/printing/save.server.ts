import { and, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid } from '../../../core/problem.ts'
import { isNamed } from '../../../platform/db/page.ts'
import { lockRecord, requireVersion } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import type { SavePrintSettings } from './contract.ts'
import { settingIdOf } from './options.ts'
import { provenOptions } from './proven.server.ts'
import { readQuantity } from './rules.ts'
import { printSetting } from './tables.ts'

/** Keeps the settings that are sent as those of the code; others of it go. The code is locked meanwhile; `Version` is that of all its settings. */
export const savePrintSettings = async (
  ctx: Ctx<'building'>,
  { QrName, Version, PrintSettings, Headline = '' }: Parsed<typeof SavePrintSettings>,
) => {
  const { tx, GroupId, BuildingId } = ctx
  const isNamedCode = and(
    eq(qrCode.GroupId, GroupId),
    eq(qrCode.BuildingId, BuildingId),
    eq(qrCode.Retired, false),
    isNamed(qrCode.QrName, QrName),
  )
  const [found] = await tx.select({ id: qrCode.id }).from(qrCode).where(isNamedCode).orderBy(qrCode.SignId).limit(1)
  if (!found) throw invalid([misfit('QrName', hints.choice)])
  const code = await lockRecord(ctx, qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, found.id)))
  const ofCode = and(eq(printSetting.GroupId, GroupId), eq(printSetting.QrCodeId, code.id))
  const all = await tx.select().from(printSetting).where(ofCode).orderBy(printSetting.id)
  requireVersion({ Version: versionOf(all) }, Version)
  const before = all.filter(one => one.Quantity > 0)
  const kept = PrintSettings.map(({ SettingId }) => SettingId)
  const next = { ModifiedDate: ctx.now, Version: sql`${printSetting.Version} + 1` }
  // What is not printed any more stays with none: the version of a code's settings only grows.
  await tx
    .update(printSetting)
    .set({ Quantity: 0, ...next })
    .where(and(ofCode, gt(printSetting.Quantity, 0), kept.length > 0 ? notInArray(printSetting.SettingId, kept) : undefined))
  const named = PrintSettings.map(({ SettingId }, at) => ({ SettingId, Field: `PrintSettings.${at}.SettingId` }))
  const { options } = await provenOptions(ctx, named)
  const rows = options.map((option, at) => {
    const Quantity = readQuantity(PrintSettings[at]?.Quantity ?? null)
    if (Quantity === null) throw invalid([misfit('PrintSettings', hints.choice)]) // the rules of the call have refused it
    return { GroupId, BuildingId, QrCodeId: code.id, SettingId: settingIdOf(option), ...option, Quantity, Headline: Headline.trim() }
  })
  if (rows.length > 0)
    await tx
      .insert(printSetting)
      .values(rows)
      .onConflictDoUpdate({
        target: [printSetting.GroupId, printSetting.QrCodeId, printSetting.SettingId],
        set: { Quantity: sql`excluded.quantity`, Headline: sql`excluded.headline`, ...next },
      })
  const told = (rows: readonly { SettingId: string; Quantity: unknown }[]) => rows.map(one => `${one.SettingId} × ${String(one.Quantity)}`)
  ctx.audit({
    Object: 'qr_code',
    ObjectId: code.id,
    Before: { PrintSettings: told(before) },
    After: { PrintSettings: told(PrintSettings) },
  })
  const now = await tx.select({ Version: printSetting.Version }).from(printSetting).where(ofCode)
  return { QrCodeId: code.id, Version: versionOf(now) }
}

/** The version of all settings of a code. */
export const versionOf = (rows: readonly { Version: number }[]): number => rows.reduce((sum, one) => sum + one.Version, 0)
