import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { writeAuditRows } from '../../../platform/db/audit.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { saveRecords } from '../../../platform/db/record.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { inUse } from '../../property/buildings/data.ts'
import { definitions } from '../functionalities/definitions.ts'
import { changedTopic } from './data.ts'
import { formOf, type SettingsType } from './rules.ts'
import { qrCode, qrItem } from './tables.ts'

type TypeSettings = { QrCodeId: string; Fields: readonly Record<string, unknown>[]; Call: string }
type Found = { id: string; Version: number; ItemId: string; Fields: unknown }

/**
 * Gives all other codes of a type the fields of the one that is edited, each as its next version with its history; what else their forms
 * hold stays. Codes in buildings that the caller does not see are not touched.
 */
export const saveSettings = async (ctx: Ctx<'building'>, type: SettingsType, { QrCodeId, Fields: given, Call }: TypeSettings) => {
  const definition = definitions[type]
  const { Fields } = formOf(definition, { ...definition.sample, Fields: given }) as { Fields: unknown } // its form has fields
  const found = await lockOthers(ctx, type, QrCodeId, JSON.stringify(Fields))
  if (found.length > 0) await giveFields(ctx, found, Fields, Call)
  ctx.audit({ Object: 'qr_code', ObjectId: QrCodeId, After: { Codes: new Set(found.map(({ id }) => id)).size } })
  return { acId: QrCodeId }
}

/** The items of the type in other codes whose fields are different, their codes locked. */
const lockOthers = (ctx: Ctx<'building'>, type: SettingsType, QrCodeId: string, Fields: string): Promise<Found[]> => {
  const { TemplateFormData } = qrItem
  const own = and(eq(qrItem.GroupId, ctx.GroupId), eq(qrItem.QrCodeId, qrCode.id), eq(qrItem.FunctionalityType, type))
  return ctx.tx
    .select({ id: qrCode.id, Version: qrCode.Version, ItemId: qrItem.id, Fields: sql<unknown>`${TemplateFormData} -> 'Fields'` })
    .from(qrCode)
    .innerJoin(qrItem, own)
    .where(and(seenBy(ctx, qrCode), reach[type](ctx), ne(qrCode.id, QrCodeId), sql`${TemplateFormData} -> 'Fields' <> ${Fields}::jsonb`))
    .orderBy(qrCode.id)
    .for('update', { of: qrCode })
}

const reach: Readonly<Record<SettingsType, (ctx: Ctx<'building'>) => SQL | undefined>> = {
  AEDInspection: ctx => inUse(qrCode.BuildingId, ctx.GroupId),
  FireExtinguisherInspection: ctx => eq(qrCode.BuildingId, ctx.BuildingId),
}

const giveFields = async (ctx: Ctx<'building'>, found: readonly Found[], Fields: unknown, Call: string): Promise<void> => {
  const { tx, GroupId, actor, requestId: RequestId } = ctx
  const before = new Map(found.map(one => [one.id, one]))
  const saved = await saveRecords(ctx, qrCode, [...before.values()], {})
  const items = found.map(({ ItemId }) => ItemId)
  const changed = await tx
    .update(qrItem)
    .set({ TemplateFormData: sql`jsonb_set(${qrItem.TemplateFormData}, '{Fields}', ${JSON.stringify(Fields)}::jsonb)` })
    .where(and(eq(qrItem.GroupId, GroupId), oneOf(qrItem.id, items)))
    .returning()
  await noteFiles(tx, qrItem, changed)
  const told = (of: unknown) => ({ Item: { TemplateFormData: { Fields: of } } })
  const by = { GroupId, UserId: actor.UserId, FullName: actor.FullName, RequestId, Call, Object: 'qr_code' }
  await writeAuditRows(
    tx,
    by,
    saved.map(({ id }) => ({ id, Before: told(before.get(id)?.Fields), After: told(Fields) })),
  )
  for (const { Address } of saved) await ctx.notify(changedTopic, Address)
}
