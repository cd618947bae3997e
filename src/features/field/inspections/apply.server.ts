import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { oneOf, uuids } from '../../../platform/db/page.ts'
import { allAnswered } from '../../../platform/db/statements.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import { walkEvent } from '../rounds/contract.ts'
import { type FoundVersion, findVersion } from '../rounds/versions.server.ts'
import { readCodes } from './codes.server.ts'
import { stopFollows } from './ends.server.ts'
import { endWalk } from './endWalk.server.ts'
import { foldStop, judgePlace } from './items.ts'
import type { WalkMark } from './model.ts'
import { inspection, inspectionItem, inspectionStop } from './tables.ts'
import type { InspectionRecord } from './walk.server.ts'
import { listWalkFiles } from './walkFiles.server.ts'
import { prepareStop, type ReadyStop, readStops, stopsOf, writeStops } from './writeStops.server.ts'

type Building = Ctx<'building'>
export type ItemRow = typeof inspectionItem.$inferSelect
/** Metres around the point of a building in which a phone is at it, as long as a stop has no point of its own. */
const atBuilding = 150
const lateEntries: WalkMark = 'LateEntries'

/** Applies the items that no gap stands before any more; `added` are those that were kept just now. Gives the walk as it is then. */
export const applyItems = async (ctx: Building, walk: InspectionRecord, added: readonly ItemRow[]): Promise<InspectionRecord> => {
  const news = added.length > 0 && walk.BrokenAt === null ? await readNext(ctx, walk, added) : { rows: [], BrokenAt: walk.BrokenAt }
  let next: InspectionRecord = { ...walk, BrokenAt: news.BrokenAt }
  const last = news.rows.at(-1)
  if (last) {
    const version = await findVersion(ctx, walk.RoundId, walk.Number)
    if (!version) throw new Error('a walk is of a version that is there')
    next = { ...next, UpTo: last.Seq, Chain: last.Hash, ...datesOf(next, news.rows) }
    next = { ...next, ...(await followItems(ctx, next, version, { before: walk.UpTo, rows: news.rows })) }
  }
  const changed = last !== undefined || next.BrokenAt !== walk.BrokenAt
  const { GroupId, id, Version, CreatedDate: _made, ...columns } = next
  await ctx.tx
    .update(inspection)
    .set({ ...columns, Version: changed ? Version + 1 : Version, ModifiedDate: ctx.now })
    .where(and(eq(inspection.GroupId, GroupId), eq(inspection.id, id)))
  if (next.State !== walk.State) await tellWalk(ctx, walk)
  return next
}

/** Open pages are told when the state of a walk has changed, not of every sending: a notification makes transactions end one after the other. */
const tellWalk = (ctx: Building, { BuildingId, RoundId }: InspectionRecord): Promise<void> =>
  ctx.publish(walkEvent, { BuildingId, RoundId })

/** What follows number `before` of a walk: it is known, and need not be read. */
type NewItems = { before: number; rows: readonly ItemRow[] }

/** What a walk becomes by new items. One that is complete changes by people alone: what a phone tells after it is kept, and marked. */
const followItems = async (
  ctx: Building,
  walk: InspectionRecord,
  version: FoundVersion,
  news: NewItems,
): Promise<Partial<InspectionRecord>> => {
  if (walk.State === 'Complete') return { Marks: [...new Set([...walk.Marks, lateEntries])] }
  const over = news.rows.filter(({ Type }) => Type === 'stop.done' || Type === 'stop.skipped')
  await applyStops(ctx, walk, version, [...new Set(over.flatMap(({ StopId }) => StopId ?? []))], news)
  const sums = await sumStops(ctx, walk)
  const end = news.rows.findLast(({ Type }) => Type === 'walk.submitted' || Type === 'walk.abandoned')
  return { ...sums, ...(end && (await endWalk(ctx, { ...walk, ...sums }, version, end))) }
}

/**
 * What a file changes that has come, or that was refused: the stops that name it are written again, and a walk that waited for it ends. The walk
 * is locked.
 */
export const followFile = async (ctx: Building, walk: InspectionRecord, FileId: string): Promise<void> => {
  const own = and(eq(inspectionItem.GroupId, ctx.GroupId), eq(inspectionItem.InspectionId, walk.id))
  const naming = await ctx.tx
    .select()
    .from(inspectionItem)
    .where(and(own, sql`${inspectionItem.Value}::text like ${`%${FileId}%`}`))
  await noteFiles(ctx.tx, inspectionItem, naming)
  const version = await findVersion(ctx, walk.RoundId, walk.Number)
  if (!version || walk.State === 'Complete') return
  const kept = await readStops(
    ctx,
    walk,
    naming.flatMap(({ StopId }) => StopId ?? []),
  )
  await applyStops(ctx, walk, version, [...kept.keys()])
  const [end] = await ctx.tx
    .select()
    .from(inspectionItem)
    .where(and(own, eq(inspectionItem.Seq, walk.UpTo), eq(inspectionItem.Type, 'walk.submitted')))
  if (walk.State !== 'Submitted' || !end) return
  const ended = await endWalk(ctx, walk, version, end)
  await ctx.tx
    .update(inspection)
    .set({ ...ended, Version: walk.Version + 1, ModifiedDate: ctx.now })
    .where(and(eq(inspection.GroupId, ctx.GroupId), eq(inspection.id, walk.id)))
  await tellWalk(ctx, walk)
}

type NextItems = { rows: ItemRow[]; BrokenAt: number | null }

/** The items that follow the last one, up to the first gap, or to the first whose hash does not continue the chain. */
const readNext = async ({ tx, GroupId }: Building, walk: InspectionRecord, added: readonly ItemRow[]): Promise<NextItems> => {
  const { id, InspectionId, Seq } = inspectionItem
  const held = await tx
    .select()
    .from(inspectionItem)
    .where(
      and(
        eq(inspectionItem.GroupId, GroupId),
        eq(InspectionId, walk.id),
        gt(Seq, walk.UpTo),
        sql`${id} <> all(${uuids(added.map(one => one.id))})`,
      ),
    )
  const waiting = [...held, ...added.filter(one => one.Seq > walk.UpTo)].toSorted((a, b) => a.Seq - b.Seq)
  const rows: ItemRow[] = []
  let chain = walk.Chain
  for (const row of waiting) {
    if (row.Seq !== walk.UpTo + rows.length + 1) break
    if (row.Prev !== chain) return { rows, BrokenAt: row.Seq }
    chain = row.Hash
    rows.push(row)
  }
  return { rows, BrokenAt: null }
}

const datesOf = (walk: InspectionRecord, rows: readonly ItemRow[]) => ({
  StartDate: walk.StartDate ?? rows[0]?.CorrectedDate ?? null,
})

/** Writes stops that are done or skipped, each from all of its items. */
const applyStops = async (
  ctx: Building,
  walk: InspectionRecord,
  version: FoundVersion,
  ids: readonly string[],
  news: NewItems = { before: walk.UpTo, rows: [] },
): Promise<void> => {
  const stops = version.Stops.filter(({ StopId }) => ids.includes(StopId))
  if (stops.length === 0) return
  const [items, point, codes, kept, files] = await allAnswered([
    readItems(ctx, walk, ids, news),
    readPoint(ctx),
    readCodes(ctx, stops),
    readStops(ctx, walk, ids),
    listWalkFiles(ctx, walk.id),
  ])
  const ready: ReadyStop[] = []
  for (const stop of stops) {
    const own = items.filter(one => one.StopId === stop.StopId)
    const walked = foldStop(own.map(({ Type, Code, Value }) => ({ type: Type, code: Code, value: Value })))
    const at = own.findLast(({ Type }) => Type === 'stop.done' || Type === 'stop.skipped')?.CorrectedDate ?? ctx.now
    const facts = { at, Geo: judgePlace(walked.place, point, atBuilding), Proven: codes.proves(stop, walked.proof) }
    const Position = version.Stops.indexOf(stop)
    ready.push(await prepareStop(ctx, walk, { stop, Position, walked, facts, files, kept: kept.get(stop.StopId) }))
  }
  await writeStops(ctx, walk, ready)
  const done = ready.flatMap(one => one.done ?? [])
  if (done.length > 0) for (const follow of stopFollows.all()) await follow(ctx, walk, done)
}

/** The items of stops, as far as the walk is applied: those before the new ones, and these. */
const readItems = async (
  { tx, GroupId }: Building,
  walk: InspectionRecord,
  ids: readonly string[],
  news: NewItems,
): Promise<readonly ItemRow[]> => {
  if (news.before === 0) return news.rows
  const { InspectionId, StopId, Seq } = inspectionItem
  const before = await tx
    .select()
    .from(inspectionItem)
    .where(and(eq(inspectionItem.GroupId, GroupId), eq(InspectionId, walk.id), oneOf(StopId, ids), lte(Seq, news.before)))
    .orderBy(asc(Seq))
  return [...before, ...news.rows]
}

const readPoint = async ({ tx, GroupId, BuildingId }: Building) => {
  const [place] = await tx
    .select({ Latitude: building.Latitude, Longitude: building.Longitude })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  if (!place || place.Latitude === null || place.Longitude === null) return null
  return { Latitude: Number(place.Latitude), Longitude: Number(place.Longitude) }
}

/** The figures of a walk from its stops. */
export const sumStops = async ({ tx, GroupId }: Pick<Building, 'tx' | 'GroupId'>, walk: Pick<InspectionRecord, 'id'>) => {
  const { State, Errors, Measurements, Geo } = inspectionStop
  const rows = await tx.select({ State, Errors, Measurements, Geo }).from(inspectionStop).where(stopsOf(GroupId, walk.id))
  const done = rows.filter(one => one.State === 'Done')
  return {
    StopsDone: done.length,
    StopsSkipped: rows.length - done.length,
    StopsErrorNumber: done.reduce((sum, one) => sum + one.Errors, 0),
    MeasurementNumber: done.reduce((sum, one) => sum + one.Measurements, 0),
    GeoAsked: done.filter(one => one.Geo !== 'none').length,
    GeoIn: done.filter(one => one.Geo === 'in').length,
  }
}
