import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import type { Output, Parsed } from '../../../core/call.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid } from '../../../core/problem.ts'
import { addRows } from '../../../platform/db/combine.ts'
import { uuids } from '../../../platform/db/page.ts'
import { allAnswered } from '../../../platform/db/statements.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { hasLeft, type PhoneRecord, requirePhone } from '../phones/phones.server.ts'
import { walkEvent } from '../rounds/contract.ts'
import { findVersion } from '../rounds/versions.server.ts'
import { applyItems, type ItemRow } from './apply.server.ts'
import type { SendWalk } from './contract.ts'
import { firstHash, hashItem, longestWalk, OpenValue, WalkItem } from './items.ts'
import type { Receipt, WalkMark, WhyRefused } from './model.ts'
import { inspection, inspectionItem, inspectionRefused } from './tables.ts'
import { describeWalk, type InspectionRecord, lockWalk } from './walk.server.ts'
import { announceFiles } from './walkFiles.server.ts'

/** Characters of JSON that are kept of one item. */
const mostKept = 16_000

type Sent = Parsed<typeof SendWalk>
type Building = Ctx<'building'>
type ReadItem = { item: WalkItem; hash: string }

/** Takes items of a walk: each once, whatever was sent before and in whatever order. What no gap stands before is applied at once. */
export const sendWalk = async (ctx: Building, sent: Sent): Promise<Output<typeof SendWalk>> => {
  const read = sent.Items.map(readItem)
  const items = read.flatMap(one => ('item' in one ? [one] : []))
  const phone = await requirePhone(ctx, sent)
  const before = await openWalk(ctx, sent, items, phone)
  const refusals = new Map<unknown, WhyRefused>()
  for (const one of read) if ('why' in one) refusals.set(one, one.why)
  const wrong = phone && phone.DeviceId !== sent.DeviceId ? 'device' : whyNone(before, sent)
  for (const one of items) if (wrong) refusals.set(one, wrong)
  const fresh = await findFresh(ctx, before.id, items, refusals)
  if (!wrong) await announceFiles(ctx, sent)
  const added = await keepItems(ctx, sent, fresh)
  await keepRefused(
    ctx,
    sent,
    read.flatMap((one, i) => {
      const Why = refusals.get(one)
      return Why ? [{ Why, Body: sent.Items[i] ?? null, ItemId: idIn(sent.Items[i]) }] : []
    }),
  )
  const announced = { ...before, Announced: wrong ? before.Announced : Math.min(longestWalk, Math.max(before.Announced, sent.Announced)) }
  const walk = wrong ? before : await applyItems(ctx, announced, added)
  const Receipts = read.map((one, i): Receipt => {
    const id = idIn(sent.Items[i])
    const Why = refusals.get(one) ?? null
    if (Why || !('item' in one)) return { id, Result: 'refused', Why: Why ?? 'shape' }
    if (!fresh.includes(one)) return { id, Result: 'already', Why: null }
    return { id, Result: one.item.seq <= walk.UpTo ? 'stored' : 'held', Why: null }
  })
  return { ServerTime: ctx.now.getTime(), Receipts, Walk: await describeWalk(ctx, walk) }
}

const readItem = (raw: unknown): ReadItem | { why: WhyRefused } => {
  const parsed = WalkItem.safeParse(raw)
  const json = parsed.success ? (JSON.stringify(parsed.data.value) ?? 'null') : ''
  if (!parsed.success || !isStorable(json)) return { why: 'shape' }
  const { id, stop } = parsed.data
  // The hash is of what the phone wrote; ids and values are followed as the database tells them again.
  const kept = { id: id.toLowerCase(), stop: stop?.toLowerCase() ?? null, value: JSON.parse(json) }
  return { item: { ...parsed.data, ...kept }, hash: hashItem(parsed.data) }
}

/** Whether a value can be kept, by its JSON: not longer than any answer, without signs that no database takes. */
const isStorable = (json: string): boolean => json.length <= mostKept && !/\\u0000|\\ud[89a-f]/.test(json)

/** The id that something sent names itself by; '' where it has none. */
const idIn = (raw: unknown): string => {
  const { id }: { id?: unknown } = Object(raw)
  return typeof id === 'string' ? id.replaceAll('\0', '').slice(0, 60) : ''
}

/** Why nothing of a sending can be taken: it is of another phone, round or building than the walk. */
const whyNone = (walk: InspectionRecord, { DeviceId, RoundId, BuildingId }: Sent): WhyRefused | null => {
  if (walk.RoundId !== RoundId || walk.BuildingId !== BuildingId) return 'round'
  return walk.DeviceId === DeviceId ? null : 'device'
}

/** The walk, locked; made where this is the first that is heard of it. Its first item says which version of the round is walked, else the newest is. */
const openWalk = async (ctx: Building, sent: Sent, items: readonly ReadItem[], phone: PhoneRecord | null): Promise<InspectionRecord> => {
  const { GroupId } = ctx
  const known = await lockWalk(ctx, sent.InspectionId)
  if (known) return known
  const opened = items.find(({ item }) => item.type === 'walk.opened')
  const wanted = OpenValue.safeParse(opened?.item.value)
  const version = await findVersion(ctx, sent.RoundId, wanted.success ? wanted.data.Number : null)
  if (!version || version.BuildingId !== sent.BuildingId) throw invalid([misfit('RoundId', hints.choice)])
  const { EngineerName, UserId } = whoWalks(ctx, sent, phone)
  const marks: readonly (WalkMark | false)[] = [
    version.Retired && 'RoundDeleted',
    phone !== null && (await hasLeft(ctx, phone)) && 'WalkerGone',
  ]
  await ctx.tx
    .insert(inspection)
    .values({
      GroupId,
      id: sent.InspectionId,
      BuildingId: sent.BuildingId,
      RoundId: sent.RoundId,
      Number: version.Number,
      RoundName: version.Settings.QrName,
      RoundType: version.Settings.RoundType,
      DeviceId: sent.DeviceId,
      UserId,
      EngineerName,
      SignedIn: UserId !== null,
      Chain: firstHash,
      TotalStopNumber: version.Stops.length,
      Marks: marks.filter(one => one !== false),
      CreatedDate: ctx.now,
      ModifiedDate: ctx.now,
    })
    .onConflictDoNothing()
  ctx.audit({ Object: 'inspection', ObjectId: sent.InspectionId, After: { RoundId: sent.RoundId, EngineerName } })
  await ctx.publish(walkEvent, { BuildingId: sent.BuildingId, RoundId: sent.RoundId })
  const made = await lockWalk(ctx, sent.InspectionId)
  // An id that another account's rows have is none of this account's; nothing is told of it.
  if (!made) throw invalid([misfit('InspectionId', hints.choice)])
  return made
}

/** Who walks: the person of the phone whose ticket sends, the user, or the name that was typed. */
const whoWalks = ({ actor }: Building, sent: Sent, phone: PhoneRecord | null): { EngineerName: string; UserId: string | null } => {
  if (phone) return { EngineerName: phone.Name, UserId: phone.UserId }
  if (actor.Kind === 'User') return { EngineerName: actor.FullName, UserId: actor.UserId }
  return { EngineerName: sent.Name.trim() || actor.FullName, UserId: null }
}

/** The items that are not kept yet. One whose id or number another item has is refused: nothing that was kept is changed. */
const findFresh = async (
  { tx, GroupId }: Building,
  InspectionId: string,
  items: readonly ReadItem[],
  refusals: Map<unknown, WhyRefused>,
): Promise<ReadItem[]> => {
  const open = items.filter(one => !refusals.has(one))
  if (open.length === 0) return []
  const { id, Seq, Hash, InspectionId: of } = inspectionItem
  const ids = open.map(one => one.item.id)
  const seqs = open.map(one => one.item.seq)
  const find = (these: SQL | undefined) =>
    tx
      .select({ id, Seq, Hash, of })
      .from(inspectionItem)
      .where(and(eq(inspectionItem.GroupId, GroupId), these))
  // Ids as a table: as a list of values each of them would be looked up in the statistics of the column.
  const named = find(sql`${id} in (select unnest(${uuids(ids)}))`)
  const numbered = find(and(eq(of, InspectionId), between(Seq, Math.min(...seqs), Math.max(...seqs))))
  const kept = (await allAnswered([named, numbered])).flat()
  const byId = new Map(kept.map(one => [one.id, { hash: one.Hash, of: one.of }]))
  const bySeq = new Map(kept.filter(one => one.of === InspectionId).map(one => [one.Seq, one.id]))
  const fresh: ReadItem[] = []
  for (const one of open) {
    const { item, hash } = one
    const same = byId.get(item.id)
    if (same) {
      if (same.hash !== hash || same.of !== InspectionId) refusals.set(one, 'other')
    } else if (bySeq.has(item.seq)) refusals.set(one, 'seq')
    else {
      byId.set(item.id, { hash, of: InspectionId })
      bySeq.set(item.seq, item.id)
      fresh.push(one)
    }
  }
  return fresh
}

/** Keeps items with the times of the phone and, by what its clock shows as it sends, of the server. Gives them as they are kept. */
const keepItems = async (ctx: Building, sent: Sent, fresh: readonly ReadItem[]): Promise<ItemRow[]> => {
  if (fresh.length === 0) return []
  const { tx, GroupId, now } = ctx
  const ahead = sent.SentAt - now.getTime()
  const rows = fresh.map(({ item, hash }) => ({
    GroupId,
    id: item.id,
    BuildingId: sent.BuildingId,
    InspectionId: sent.InspectionId,
    Seq: item.seq,
    Type: item.type,
    StopId: item.stop,
    Code: item.code,
    Value: item.value,
    RawDate: new Date(item.at),
    CorrectedDate: new Date(Math.min(now.getTime(), Math.max(0, item.at - ahead))),
    ReceivedDate: now,
    Prev: item.prev,
    Hash: hash,
  }))
  await addRows(tx, inspectionItem, rows)
  // Files of items that wait are in use too.
  await noteFiles(
    tx,
    inspectionItem,
    rows.filter(({ Value }) => JSON.stringify(Value)?.includes('FileId')),
  )
  return rows
}

type Refused = { Why: WhyRefused; Body: unknown; ItemId: string }
/** Keeps what was refused as it came, once. */
const keepRefused = async ({ tx, GroupId }: Building, sent: Sent, refused: readonly Refused[]): Promise<void> => {
  if (refused.length === 0) return
  const { BuildingId, InspectionId, DeviceId } = sent
  const rows = refused.map(one => ({
    ...one,
    Body: (JSON.stringify(one.Body) ?? 'null').slice(0, mostKept),
    GroupId,
    BuildingId,
    InspectionId,
    DeviceId,
  }))
  await tx.insert(inspectionRefused).values(rows).onConflictDoNothing()
}
