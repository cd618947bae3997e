import { and, asc, desc, eq, gte, isNull, or } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { equipment } from '../equipment/tables.ts'
import { closeDue, lockOpenDue } from '../rounds/keepDues.server.ts'
import { type FoundVersion, findVersion } from '../rounds/versions.server.ts'
import { detailFacts, photoDetail } from './items.ts'
import type { StopFacts } from './model.ts'
import { inspection, inspectionStop } from './tables.ts'
import type { InspectionRecord } from './walk.server.ts'
import { readWalkedStops } from './walkedStops.server.ts'

type Building = Pick<Ctx<'building'>, 'tx' | 'GroupId' | 'now'>
const HOUR = 3_600_000
/** So long a walk may have begun before a stop of it is done. */
const longestWalk = 36 * HOUR

/** Stops of a round that were done since a moment, by whom and in which walk; of one that was done twice the first. */
const listDoneStops = async ({ tx, GroupId }: Building, RoundId: string, since: Date) => {
  const { StopId, DoneDate, InspectionId } = inspectionStop
  const own = and(eq(inspectionStop.GroupId, GroupId), eq(InspectionId, inspection.id))
  const rows = await tx
    .select({ StopId, DoneDate, InspectionId, EngineerName: inspection.EngineerName })
    .from(inspection)
    .innerJoin(inspectionStop, own)
    .where(
      and(
        eq(inspection.GroupId, GroupId),
        eq(inspection.RoundId, RoundId),
        or(isNull(inspection.StartDate), gte(inspection.StartDate, new Date(since.getTime() - longestWalk))),
        eq(inspectionStop.State, 'Done'),
        gte(DoneDate, since),
      ),
    )
    .orderBy(asc(DoneDate))
  const first = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if (!first.has(row.StopId)) first.set(row.StopId, row)
  return first
}

/**
 * Closes the due of a walk that was given up, where all stops of its round were done by several people together since the due began. Source:
 * two people walk one date.
 */
export const closeCoveredDue = async (ctx: Building, walk: InspectionRecord, version: FoundVersion, at: Date): Promise<void> => {
  const due = await lockOpenDue(ctx, walk.RoundId, walk.StartDate ?? at)
  if (!due) return
  const done = await listDoneStops(ctx, walk.RoundId, due.Starts)
  if (version.Stops.every(({ StopId }) => done.has(StopId))) await closeDue(ctx, due, at)
}

/**
 * What is known of the stops of a round before they are walked: their answers of the last complete walk, who has done them in half a day, and
 * what their equipment lacks.
 */
export const readStopFacts = async (ctx: Building, RoundId: string): Promise<StopFacts[]> => {
  const { tx, GroupId, now } = ctx
  const complete = and(eq(inspection.GroupId, GroupId), eq(inspection.RoundId, RoundId), eq(inspection.State, 'Complete'))
  const [last] = await tx.select().from(inspection).where(complete).orderBy(desc(inspection.StartDate)).limit(1)
  const { stops } = last ? await readWalkedStops(ctx, last) : { stops: [] }
  const done = await listDoneStops(ctx, RoundId, new Date(now.getTime() - 12 * HOUR))
  const missing = await listMissing(ctx, RoundId)
  const before = new Map(stops.flatMap(one => (one.kept?.State === 'Done' ? [[one.stop.StopId, one] as const] : [])))
  return [...new Set([...before.keys(), ...done.keys(), ...missing.keys()])].map(StopId => {
    const [known, by] = [before.get(StopId), done.get(StopId)]
    return {
      StopId,
      LastDate: known?.kept?.DoneDate.getTime() ?? null,
      Answers: Object.fromEntries(Object.entries(known?.answers ?? {}).filter(([, answer]) => !isFileList(answer))),
      Missing: missing.get(StopId) ?? [],
      Done: by ? { InspectionId: by.InspectionId, Name: by.EngineerName, At: by.DoneDate.getTime() } : null,
    }
  })
}

/** What the equipment at stops of the newest version of a round lacks, by stop; stops where nothing is missing are left out. */
const listMissing = async ({ tx, GroupId }: Building, RoundId: string): Promise<Map<string, string[]>> => {
  const version = await findVersion({ tx, GroupId }, RoundId, null)
  const pieces = version?.Stops.flatMap(({ StopId, EquipmentId }) => (EquipmentId ? [{ StopId, EquipmentId }] : [])) ?? []
  const ids = pieces.map(({ EquipmentId }) => EquipmentId)
  const { id, Manufacturer, ManufacturerPartNumber, SerialNo, UploadFiles } = equipment
  const rows = await tx
    .select({ id, Manufacturer, ManufacturerPartNumber, SerialNo, UploadFiles })
    .from(equipment)
    .where(and(eq(equipment.GroupId, GroupId), oneOf(id, ids)))
  const lacking = new Map(
    rows.map(row => {
      const facts = Object.entries(detailFacts).flatMap(([code, name]) => (row[name] === '' ? [code] : []))
      return [row.id, row.UploadFiles.length > 0 ? facts : [...facts, photoDetail]]
    }),
  )
  return new Map(
    pieces.map(({ StopId, EquipmentId }) => [StopId, lacking.get(EquipmentId) ?? []] as const).filter(([, list]) => list.length > 0),
  )
}

const isFileList = (answer: unknown): boolean => Array.isArray(answer) && answer.some(one => typeof one === 'object')
