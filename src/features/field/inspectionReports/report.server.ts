import { and, eq } from 'drizzle-orm'
import { PRODUCT } from '../../../core/product.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { readSettings } from '../../property/buildings/settings.server.ts'
import type { InspectionRecord } from '../inspections/walk.server.ts'
import { readWalkedStops } from '../inspections/walkedStops.server.ts'
import type { CoverType } from './model.ts'
import { inspectionReport, type ReportedAnswers } from './tables.ts'

export type ReportAccount = { tx: Tx; GroupId: string; now: Date }

/** Whether a building has the AI cover for all of its walks. */
export const hasAiCover = async (ctx: Pick<ReportAccount, 'tx' | 'GroupId'>, BuildingId: string): Promise<boolean> =>
  (await readSettings(ctx, BuildingId)).EnableAICover

/** What is asked of a report that is made; what is left out stays as it was. */
export type ReportAsked = { CoverType?: CoverType | undefined; GenerateAICover?: boolean | undefined }
type MadeReport = { id: string; writesCover: boolean }

/**
 * Makes the report of a walk, or makes it again, with its answers as they are now. Lock the walk before. `writesCover`: its cover is to be
 * written, because it has none yet or no longer says what the walk has found.
 */
export const makeReport = async (ctx: ReportAccount, walk: InspectionRecord, asked: ReportAsked = {}): Promise<MadeReport> => {
  const { tx, GroupId, now } = ctx
  const own = and(eq(inspectionReport.GroupId, GroupId), eq(inspectionReport.InspectionId, walk.id))
  const [before] = await tx.select().from(inspectionReport).where(own).for('update')
  const GenerateAICover = asked.GenerateAICover ?? before?.GenerateAICover ?? false
  const wantsCover = GenerateAICover || (await hasAiCover(ctx, walk.BuildingId))
  const isSame = before !== undefined && !before.Outdated && asked.GenerateAICover === undefined
  const Cover = wantsCover && isSame ? before.Cover : null
  const { stops } = await readWalkedStops(ctx, walk)
  const Stops = Object.fromEntries(
    stops.map(({ stop, kept, answers }): [string, ReportedAnswers] => [stop.StopId, { Answers: answers, Notes: kept?.Notes ?? {} }]),
  )
  const columns = {
    CoverType: asked.CoverType ?? before?.CoverType ?? PRODUCT,
    GenerateAICover,
    Cover,
    Stops,
    MadeDate: now,
    ModifiedDate: now,
    Outdated: false,
  }
  const place = { GroupId, BuildingId: walk.BuildingId, InspectionId: walk.id }
  const [made] = before
    ? await tx
        .update(inspectionReport)
        .set({ ...columns, Version: before.Version + 1 })
        .where(own)
        .returning()
    : await tx
        .insert(inspectionReport)
        .values({ ...place, ...columns, CreatedDate: now })
        .returning()
  if (!made) throw new Error('a report was neither kept nor made')
  await noteFiles(tx, inspectionReport, [made])
  return { id: made.id, writesCover: wantsCover && Cover === null }
}

/** Notes that answers were edited since the report of a walk was made. */
export const outdateReport = async ({ tx, GroupId, now }: ReportAccount, InspectionId: string): Promise<void> => {
  await tx
    .update(inspectionReport)
    .set({ Outdated: true, ModifiedDate: now })
    .where(and(eq(inspectionReport.GroupId, GroupId), eq(inspectionReport.InspectionId, InspectionId)))
}
