import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ListTotal, Parsed } from '../../../core/call.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import { anyHolds, byFloor, byName, oneOf, orderOf, pageOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { rowsAndTotal, totalOf } from '../../../platform/db/totals.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { readProofNotes } from '../notepad/notes.server.ts'
import { listPrintOptions, optionOf, settingIdOf } from '../printing/options.ts'
import { describeSetting, readChosenSigns } from '../printing/settings.server.ts'
import { readTemplateNames } from '../templates/templates.server.ts'
import { GetSignProofs as call } from './contract.ts'
import { proofLink } from './link.ts'
import type { ProofItem, ProofRow, SignProof } from './model.ts'
import { signProofItem as item, signProof as table } from './tables.ts'

export type ProofRecord = typeof table.$inferSelect

/** The review that the token of a link is bound to; null for staff. */
export const boundProof = ({ actor }: Pick<GroupCtx, 'actor'>): string | null =>
  actor.Kind === 'Anonymous' && actor.Purpose?.startsWith('SignProof:') ? actor.Purpose.slice('SignProof:'.length) : null

/** Whether the client calls: by the link of a review, or by the PIN of a survey of the building. */
const isClient = ({ actor }: Pick<GroupCtx, 'actor'>): boolean => actor.Kind === 'Anonymous'

/** The review that a call means: by its id, else the newest of the building; the client reaches their own, while it is with them. */
export const findProof = async (ctx: Ctx<'building'>, ProofId: string | undefined, lock = false): Promise<ProofRecord | null> => {
  const own = boundProof(ctx)
  if (isClient(ctx) && ProofId !== undefined && ProofId !== own) throw notFound()
  const wanted = own ?? ProofId
  const query = ctx.tx
    .select()
    .from(table)
    .where(and(eq(table.GroupId, ctx.GroupId), eq(table.BuildingId, ctx.BuildingId), wanted ? eq(table.id, wanted) : undefined))
    .orderBy(desc(table.CreatedDate), desc(table.id))
    .limit(1)
  const [found] = await (lock ? query.for('update') : query)
  if (wanted && !found) throw notFound()
  if (isClient(ctx) && found && !isWithClient(found)) throw new Refusal('usr.lnk.exp')
  return found ?? null
}

/** A link is good while the client decides, and to see that all is approved. */
export const isWithClient = ({ Status }: Pick<ProofRecord, 'Status'>): boolean => Status === 'ClientReview' || Status === 'Approved'

/** The signs of a review with their codes, by floor and name. */
const readItems = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>, ProofId: string, qrType: string | undefined) =>
  tx
    .select({
      row: item,
      QrName: qrCode.QrName,
      SignId: qrCode.SignId,
      QrType: qrCode.QrType,
      Location: qrCode.Location,
      Floor: qrCode.Floor,
    })
    .from(item)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, item.QrCodeId)))
    .where(
      and(eq(item.GroupId, GroupId), eq(item.ProofId, ProofId), eq(qrCode.Retired, false), qrType ? eq(qrCode.QrType, qrType) : undefined),
    )
    .orderBy(byFloor(qrCode.Floor), byName(sql`${qrCode.QrName}`), item.id)

const settingOf = (SettingId: string, code: { QrType: string; Location: string }, names: ReadonlyMap<string, string>) => {
  const option = optionOf(SettingId)
  const best = listPrintOptions(code)[0]
  return option && describeSetting(option, best !== undefined && settingIdOf(best) === SettingId, names)
}

const describeNote = ({ Note, FullName, CreatedDate, Status, Answer }: Awaited<ReturnType<typeof readProofNotes>>[number]) => ({
  Note,
  FullName,
  CreatedDate: CreatedDate.getTime(),
  Status,
  Answer,
})

/** The signs of a review as they are chosen now, with what was decided and noted. */
const describeItems = async (
  ctx: Ctx<'building'>,
  items: Awaited<ReturnType<typeof readItems>>,
  notes: Awaited<ReturnType<typeof readProofNotes>>,
): Promise<ProofItem[]> => {
  const chosen = items.flatMap(({ row }) => [row.SettingId, row.AlternativeId ?? '']).flatMap(id => optionOf(id)?.PrintTemplate ?? [])
  const names = await readTemplateNames(ctx, chosen)
  const signs = await readChosenSigns(
    ctx,
    items.map(({ row }) => row.QrCodeId),
  )
  const byCode = Map.groupBy(notes, one => one.QrCodeId)
  return items.flatMap(({ row, ...code }): ProofItem[] => {
    const shownAs = (SettingId: string) => {
      const setting = settingOf(SettingId, code, names)
      return setting && { ...setting, Headline: signs.get(row.QrCodeId)?.Headline ?? '' }
    }
    const PrintSetting = shownAs(row.SettingId)
    if (!PrintSetting) return []
    const { id, Version, QrCodeId, Approve, DecidedBy, DecidedDate, AlternativeId } = row
    const Notes = (byCode.get(QrCodeId) ?? []).map(describeNote)
    const decided = { Approve, DecidedBy, DecidedDate: DecidedDate?.getTime() ?? null, Notes }
    return [{ id, Version, QrCodeId, ...code, PrintSetting, Alternative: AlternativeId ? shownAs(AlternativeId) : null, ...decided }]
  })
}

/** A review with its signs, as the wire has it. */
export const describeProof = async (ctx: Ctx<'building'>, proof: ProofRecord, qrType?: string): Promise<SignProof> => {
  const [items, notes, [place]] = await Promise.all([
    readItems(ctx, proof.id, qrType),
    readProofNotes(ctx, proof.id),
    ctx.tx
      .select({ BuildingName: building.Name, LogoUrl: building.LogoFilename })
      .from(building)
      .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId))),
  ])
  if (!place) throw notFound()
  const shown = await describeItems(ctx, items, notes)
  const isStaff = !isClient(ctx)
  return {
    ProofId: proof.id,
    Version: proof.Version,
    BuildingId: proof.BuildingId,
    ...place,
    Status: proof.Status,
    EntityType: 'Property',
    Completion: { Total: shown.length, Complete: shown.filter(one => one.Approve === 'Approve').length },
    SentDate: proof.SentDate?.getTime() ?? null,
    Recipients: isStaff ? proof.Recipients : [],
    Link: isStaff && isWithClient(proof) ? proofLink(ctx.baseUrl, proof) : null,
    CurrentPrintSettings: shown,
  }
}

const sorts = {
  ModifiedDate: sql`${table.ModifiedDate}`,
  BuildingName: byName(sql`${building.Name}->>'en'`),
  Status: sql`${table.Status}`,
  SentDate: sql`${table.SentDate}`,
}

/** A page of the reviews of an account. */
export const listProofs = async (
  ctx: GroupCtx,
  { filter, sort = { field: 'ModifiedDate', order: 'DESC' }, ...page }: Parsed<typeof call>,
): Promise<{ Proofs: ProofRow[] } & ListTotal> => {
  const where: SQL | undefined = and(
    seenBy(ctx, table),
    ctx.BuildingId ? eq(table.BuildingId, ctx.BuildingId) : inUse(table.BuildingId, ctx.GroupId),
    filter.Status ? eq(table.Status, filter.Status) : undefined,
    filter.text?.trim() ? anyHolds([sql`${building.Name}->>'en'`], filter.text.trim()) : undefined,
  )
  const from = () =>
    ctx.tx
      .select({ row: table, BuildingName: building.Name })
      .from(table)
      .innerJoin(building, and(eq(building.GroupId, ctx.GroupId), eq(building.id, table.BuildingId)))
      .where(where)
  const { limit, offset } = pageOf(page)
  const rows = from()
    .orderBy(orderOf(sorts, sort, sql`${table.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [table, building] }, async () => [{ n: await ctx.tx.$count(from().as('proofs')) }])
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const sums = await sumItems(
    ctx,
    found.map(({ row }) => row.id),
  )
  const Proofs = found.map(({ row, BuildingName }) => {
    const { id, Version, BuildingId, EntityType, Status, SentDate, RemindedDate, ModifiedDate } = row
    const sum = sums.get(id) ?? { Total: 0, Complete: 0, Rejected: 0 }
    const dates = {
      SentDate: SentDate?.getTime() ?? null,
      RemindedDate: RemindedDate?.getTime() ?? null,
      ModifiedDate: ModifiedDate.getTime(),
    }
    return { id, acId: id, Version, BuildingId, BuildingName, EntityType, Status, ...sum, ...dates }
  })
  return { Proofs, ...total }
}

/** How many signs of each review are approved and rejected; codes that are retired do not count. */
const sumItems = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>, ids: readonly string[]) => {
  const rows = await tx
    .select({
      id: item.ProofId,
      Total: sql<number>`count(*)::int`,
      Complete: sql<number>`(count(*) filter (where ${item.Approve} = 'Approve'))::int`,
      Rejected: sql<number>`(count(*) filter (where ${item.Approve} = 'Reject'))::int`,
    })
    .from(item)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, item.QrCodeId)))
    .where(and(eq(item.GroupId, GroupId), oneOf(item.ProofId, ids), eq(qrCode.Retired, false)))
    .groupBy(item.ProofId)
  return new Map(rows.map(({ id, ...sum }) => [id, sum]))
}
