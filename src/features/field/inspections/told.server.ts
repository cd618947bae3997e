import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Output, Parsed } from '../../../core/call.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { allAnswered } from '../../../platform/db/statements.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { uuidFrom } from '../../../platform/db/uuidv8.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { registerPhone } from '../phones/phones.server.ts'
import { findVersion } from '../rounds/versions.server.ts'
import type { GetToldWalk, TellWalk } from './contract.ts'
import { firstHash, foldItem, foldStop, hashItem, type StopWalked, type WalkItem } from './items.ts'
import { type RunningWalk, type ToldStop, walkMessages } from './model.ts'
import { sendWalk } from './send.server.ts'
import { inspection, inspectionFile, inspectionItem } from './tables.ts'
import type { ToldItem } from './typedStop.ts'
import { describeWalk, type InspectionRecord, lockWalk } from './walk.server.ts'
import { countFiles } from './walkFiles.server.ts'

type Building = Ctx<'building'>
const DAY = 86_400_000
/** Walks that began earlier are not offered any more. */
const longestRunning = 30 * DAY

/** Whoever tells walks without a phone has one device for it, whatever the browser. */
const deviceOf = ({ actor }: Building): string => {
  if (actor.UserId === null) throw new Refusal('usr.aut.npm')
  return uuidFrom(`walks without a phone ${actor.UserId}`)
}

/** The walk of an id, if the caller tells it without a phone. Throws `sys.obj.nof` for any other: a phone's log is its own. */
const requireTold = (ctx: Building, walk: InspectionRecord | undefined): InspectionRecord => {
  if (!walk || walk.DeviceId !== deviceOf(ctx) || walk.BuildingId !== ctx.BuildingId) throw notFound()
  return walk
}

/** Takes what is told of a walk, in the place of the phone's log. Throws `sys.obj.cfl` at a walk that is over. */
export const tellWalk = async (ctx: Building, told: Parsed<typeof TellWalk>): Promise<Output<typeof TellWalk>> => {
  const { InspectionId, RoundId, BuildingId, GroupId, Files, Label } = told
  const DeviceId = deviceOf(ctx)
  let known = await lockWalk(ctx, InspectionId)
  if (!known) {
    await registerPhone(ctx, { DeviceId, Name: '', Label }) // one after the other for one user: the walk may be there now
    known = await lockWalk(ctx, InspectionId)
  }
  const walk = known ? requireTold(ctx, known) : null
  if (walk && walk.RoundId !== RoundId) throw notFound()
  const news = await findNews(ctx, InspectionId, told.Items)
  if (walk && walk.State !== 'Running') {
    if (news.every(({ type }) => type === 'walk.submitted' || type === 'walk.abandoned')) return { Walk: await describeWalk(ctx, walk) }
    throw new Refusal('sys.obj.cfl', walkMessages.over)
  }
  const opened = walk ? [] : await openTold(ctx, RoundId)
  const { All } = await countFiles(ctx, InspectionId)
  const Items = numberItems(walk, [...opened, ...news], { now: ctx.now, Files: All })
  const Announced = Items.at(-1)?.seq ?? walk?.Announced ?? 0
  const place = { GroupId, BuildingId, RoundId, InspectionId, DeviceId }
  const { Walk } = await sendWalk(ctx, { ...place, Name: '', SentAt: ctx.now.getTime(), Announced, Items, Files })
  return { Walk }
}

const openTold = async (ctx: Building, RoundId: string): Promise<ToldItem[]> => {
  const version = await findVersion(ctx, RoundId, null)
  return version ? [{ type: 'walk.opened', value: { Number: version.Number, Place: null } }] : []
}

/** What is told and changes something; the end of a stop is told again where something of it has changed. */
const findNews = async (ctx: Building, InspectionId: string, told: readonly ToldItem[]): Promise<ToldItem[]> => {
  const walked = new Map<string, StopWalked>()
  const stops = [...new Set(told.flatMap(({ stop }) => stop ?? []))]
  const items = stops.length === 0 ? [] : await readItems(ctx, InspectionId, stops)
  const changed = new Set<string>()
  return told.filter(one => {
    const { type, stop } = one
    if (type === 'walk.opened') return false
    if (!stop) return true
    const before = walked.get(stop) ?? foldStop(items.filter(item => item.stop === stop))
    const after = foldItem(before, { type, code: one.code ?? null, value: one.value ?? null })
    walked.set(stop, after)
    const isEnd = type === 'stop.done' || type === 'stop.skipped'
    const isNews = JSON.stringify(before) !== JSON.stringify(after) || (isEnd && changed.has(stop))
    if (isNews) changed.add(stop)
    return isNews
  })
}

const numberItems = (
  walk: InspectionRecord | null,
  told: readonly ToldItem[],
  { now, Files }: { now: Date; Files: number },
): WalkItem[] => {
  const items: WalkItem[] = []
  let [seq, prev] = [walk?.UpTo ?? 0, walk?.Chain ?? firstHash]
  for (const { type, stop = null, code = null, value = null } of told) {
    seq += 1
    const end = type === 'walk.submitted' ? { Count: seq, Hash: prev, Files } : value
    const item: WalkItem = { id: uuidv7(), seq, v: 1, type, at: now.getTime(), mono: 0, stop, code, value: end, prev }
    items.push(item)
    prev = hashItem(item)
  }
  return items
}

const readItems = ({ tx, GroupId }: Building, InspectionId: string, stops: readonly string[] | null) =>
  tx
    .select({ stop: inspectionItem.StopId, type: inspectionItem.Type, code: inspectionItem.Code, value: inspectionItem.Value })
    .from(inspectionItem)
    .where(
      and(
        eq(inspectionItem.GroupId, GroupId),
        eq(inspectionItem.InspectionId, InspectionId),
        stops ? oneOf(inspectionItem.StopId, stops) : isNotNull(inspectionItem.StopId),
      ),
    )
    .orderBy(asc(inspectionItem.Seq))

/** A walk that the caller tells without a phone, with its stops as they are. Throws `sys.obj.nof` for any other. */
export const readToldWalk = async (ctx: Building, { iptId }: Parsed<typeof GetToldWalk>): Promise<Output<typeof GetToldWalk>> => {
  const { tx, GroupId } = ctx
  const [row] = await tx
    .select()
    .from(inspection)
    .where(and(eq(inspection.GroupId, GroupId), eq(inspection.id, iptId)))
  const walk = requireTold(ctx, row)
  const taken = and(eq(inspectionFile.GroupId, GroupId), eq(inspectionFile.InspectionId, walk.id), eq(inspectionFile.State, 'Received'))
  const files = tx.select({ FileId: inspectionFile.id, Name: inspectionFile.Name }).from(inspectionFile).where(taken)
  const [items, Files] = await allAnswered([readItems(ctx, walk.id, null), files])
  const stops = Map.groupBy(items, ({ stop }) => stop ?? '')
  return {
    Walk: await describeWalk(ctx, walk),
    RoundId: walk.RoundId,
    Number: walk.Number,
    Stops: [...stops].map(([StopId, own]) => describeStop(StopId, foldStop(own))),
    Files,
  }
}

const describeStop = (StopId: string, stop: StopWalked): ToldStop => ({
  StopId,
  State: stop.state,
  Answers: { ...stop.answers },
  Notes: { ...stop.notes },
  Requests: { ...stop.requests },
  Files: Object.fromEntries(Object.entries(stop.files).map(([code, files]) => [code, [...files]])),
  Chargebacks: [...stop.chargebacks],
  Details: { ...stop.details },
  Proof: stop.proof,
  Reason: stop.reason,
})

/** Walks under way that the caller tells without a phone, in a building. */
export const listRunningWalks = async (ctx: Building): Promise<RunningWalk[]> => {
  const { tx, GroupId, BuildingId, now } = ctx
  const { id: InspectionId, RoundId, RoundName, StopsDone, StopsSkipped, TotalStopNumber } = inspection
  return tx
    .select({ InspectionId, RoundId, RoundName, StopsDone, StopsSkipped, TotalStopNumber })
    .from(inspection)
    .where(
      and(
        eq(inspection.GroupId, GroupId),
        eq(inspection.BuildingId, BuildingId),
        gt(inspection.StartDate, new Date(now.getTime() - longestRunning)),
        eq(inspection.DeviceId, deviceOf(ctx)),
        eq(inspection.State, 'Running'),
      ),
    )
    .orderBy(desc(inspection.StartDate))
    .limit(50)
}
