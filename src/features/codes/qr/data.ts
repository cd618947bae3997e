import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { invalid, notFound } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { setOutOfUse } from '../../../platform/db/outOfUse.ts'
import { lockRecord, requireVersion, updateRecord } from '../../../platform/db/record.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { newCode } from '../../../platform/secrets.ts'
import { inUse, keepSection, keptSection } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { readBrandStyle } from '../branding/data.ts'
import { followSigns } from '../functionalities/booked.server.ts'
import { composedHub, hubTypeOf } from '../functionalities/hubs.ts'
import type { QrStyle } from '../picture/model.ts'
import type { HubLook } from '../scanPage/model.ts'
import { retireFacets } from './facets.server.ts'
import { insertItems, type PreparedItems, prepareItems, replaceItems } from './items.server.ts'
import { QrNotice } from './life.ts'
import type { Placement } from './model.ts'
import type { ItemsSent } from './rules.ts'
import { codeAddress, qrCode, qrItem } from './tables.ts'

export type QrCodeRow = typeof qrCode.$inferSelect
export type QrItemRow = typeof qrItem.$inferSelect

/** Topic of the messages that tell every process of a changed code; the data is its address. */
export const changedTopic = 'qr'

type InAccount = { tx: Tx; GroupId: string }
/** Under which key the words of a building's codes that are out of use stand beside its sections. */
const noticeKey = 'CodeNotice'

/** What visitors read of a code of a building that is out of use and has no words of its own; null: the usual words. */
export const readBuildingNotice = async (ctx: InAccount, BuildingId: string): Promise<QrNotice | null> =>
  QrNotice.safeParse(await keptSection(ctx, BuildingId, noticeKey)).data ?? null

/** Keeps them; the caller has locked the building. */
export const keepBuildingNotice = (ctx: InAccount, BuildingId: string, notice: QrNotice | null): Promise<void> =>
  keepSection(ctx, BuildingId, noticeKey, notice ?? {})

/** The codes of the asked building, or of the account's buildings in use that the caller may see. */
export const codesInScope = (ctx: Pick<GroupCtx, 'GroupId' | 'BuildingId' | 'buildings'>): SQL | undefined =>
  and(seenBy(ctx, qrCode), ctx.BuildingId ? eq(qrCode.BuildingId, ctx.BuildingId) : inUse(qrCode.BuildingId, ctx.GroupId))

/** A code as it is written. Ids are proven by the caller; `SignId` and `Address` are given only where they exist already. */
export type NewQrCode = ItemsSent & {
  GroupId: string
  BuildingId: string
  QrName: string
  Location: string
  Placement?: Placement
  HubLook?: HubLook | undefined
  Floor?: string
  Unit?: string
  InstallationNote?: string
  Style?: QrStyle | undefined
  SignId?: number
  Address?: string
  CreatedDate?: Date
}

const firstSign = 10_001

/**
 * Makes a code with its items, its sign id and its address; without a style of its own it takes the building's. `secret` is the server's key: secret form fields are sealed with it.
 * Throws a refusal with the fields when an item cannot be saved.
 */
export const insertQrCode = async (
  tx: Tx,
  secret: string,
  { Item, Items, SignId, Address = newCode(16), Style, CreatedDate, ...place }: NewQrCode,
) => {
  const does = prepareItems(secret, { Item, Items }, place.Location)
  const sign = SignId ?? (await takeSignIds(tx, place.GroupId, 1))
  if (SignId !== undefined) await raiseSignId(tx, place.GroupId, SignId)
  const dates = CreatedDate ? { CreatedDate, ModifiedDate: CreatedDate } : {}
  const own = Style ?? (await readBrandStyle(tx, place))
  const row = {
    ...place,
    ...dates,
    SignId: sign,
    Address,
    QrType: qrTypeOf(does, place.Placement),
    EntityType: does.EntityType,
    Style: own,
  }
  const [made] = await tx.insert(qrCode).values(row).returning({ QrCodeId: qrCode.id, Version: qrCode.Version })
  if (!made) throw new Error('no code was made')
  const TemplateIds = await insertItems(tx, { GroupId: place.GroupId, QrCodeId: made.QrCodeId }, does)
  await noteFiles(tx, qrCode, [{ GroupId: place.GroupId, id: made.QrCodeId, Style: own }])
  await tx.insert(codeAddress).values({ Address, GroupId: place.GroupId, QrCodeId: made.QrCodeId })
  return { ...made, SignId: sign, Address, TemplateIds }
}

/** Saves a code over the version that was read. Throws `sys.obj.cfl` when there is a newer one. */
export const updateQrCode = async (
  ctx: Pick<GroupCtx, 'tx' | 'now' | 'secret'>,
  id: { QrCodeId: string; Version: number | undefined },
  { Item, Items, Style, ...place }: Omit<NewQrCode, 'SignId' | 'Address' | 'CreatedDate'>,
) => {
  if (id.Version === undefined) throw invalid([{ Field: 'Version', Message: 'Required' }])
  const before = await lockRecord(ctx, qrCode, isCode(place.GroupId, id.QrCodeId))
  requireVersion(before, id.Version)
  const does = prepareItems(ctx.secret, { Item, Items }, place.Location)
  const { SignId, Address, Version } = await updateRecord(ctx, qrCode, before, {
    ...place,
    QrType: qrTypeOf(does, place.Placement, before.QrType),
    EntityType: does.EntityType,
    Style: Style ?? null,
  })
  const TemplateIds = await replaceItems(ctx.tx, { GroupId: place.GroupId, QrCodeId: id.QrCodeId }, does, Items === undefined)
  await moveBookings(ctx, before, does, TemplateIds)
  return { QrCodeId: id.QrCodeId, SignId, Address, Version, TemplateIds }
}

/** What was booked at a code is called, and takes place, as its items say now. */
const moveBookings = async ({ tx, now }: Pick<GroupCtx, 'tx' | 'now'>, code: QrCodeRow, does: PreparedItems, ids: readonly string[]) => {
  const { GroupId, BuildingId, id: QrCodeId } = code
  const items = does.items.map(({ FunctionalityType, TemplateFormData: Form }, i) => ({ id: ids[i] ?? '', FunctionalityType, Form }))
  const of = and(eq(building.GroupId, GroupId), eq(building.id, BuildingId))
  const [place] = await tx.select({ TimeZone: building.TimeZone }).from(building).where(of)
  if (place) await followSigns(tx, { GroupId, QrCodeId, now, ...place }, items)
}

/** What a code is listed as: what its one item does, or the kind of hub that it is. */
const qrTypeOf = ({ items: [first, ...others] }: PreparedItems, placement: Placement | undefined, before = ''): string => {
  const hub = placement === 'QrHub' || (placement === undefined && others.length > 0) ? hubTypeOf(before) : undefined
  return hub?.QrType ?? (others.length > 0 ? composedHub.QrType : (first?.QrType ?? ''))
}

const isCode = (GroupId: string, QrCodeId: string) => and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, QrCodeId))

/** Takes a code out of service, or puts it back, and tells every process. */
export const setRetired = async (ctx: GroupCtx, QrCodeId: string, Retired: boolean) => {
  const before = await lockRecord(ctx, qrCode, isCode(ctx.GroupId, QrCodeId))
  const { Version } = await setOutOfUse(ctx, qrCode, before, Retired, { Object: 'qr_code' })
  await retireFacets(ctx, [QrCodeId], Retired)
  await ctx.notify(changedTopic, before.Address)
  return { QrCodeId, Version, Address: before.Address }
}

/** A code and its items in order; secret fields are still sealed. Throws `sys.obj.nof`. */
export const qrCodeById = async (tx: Tx, GroupId: string, QrCodeId: string): Promise<{ code: QrCodeRow; items: QrItemRow[] }> => {
  const [code] = await tx
    .select()
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, QrCodeId)))
  if (!code) throw notFound()
  const own = and(eq(qrItem.GroupId, GroupId), eq(qrItem.QrCodeId, QrCodeId))
  return { code, items: await tx.select().from(qrItem).where(own).orderBy(asc(qrItem.Position), asc(qrItem.id)) }
}

/** Takes so many sign ids of the account, one after the other; gives the last. */
export const takeSignIds = async (tx: Tx, GroupId: string, count: number): Promise<number> => {
  const { rows } = await tx.execute<{ value: number }>(
    sql`insert into group_counter (group_id, name, value) values (${GroupId}, 'SignId', ${firstSign + count - 1})
        on conflict (group_id, name) do update set value = group_counter.value + ${count} returning value`,
  )
  if (!rows[0]) throw new Error('no sign id was taken')
  return rows[0].value
}

const raiseSignId = async (tx: Tx, GroupId: string, SignId: number): Promise<void> => {
  await tx.execute(
    sql`insert into group_counter (group_id, name, value) values (${GroupId}, 'SignId', ${SignId})
        on conflict (group_id, name) do update set value = greatest(group_counter.value, excluded.value)`,
  )
}
