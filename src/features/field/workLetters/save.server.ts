import { and, eq } from 'drizzle-orm'
import type { Output, Parsed } from '../../../core/call.ts'
import { keptRef } from '../../../core/fileRef.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import { addRecord, lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { cleanHtml } from '../../../platform/html.ts'
import { inspection } from '../inspections/tables.ts'
import { readWalkedStops } from '../inspections/walkedStops.server.ts'
import type { SaveWorkLetter } from './contract.ts'
import { findLetter } from './letter.server.ts'
import { listPhotos } from './recommendations.server.ts'
import { letterMessages } from './rules.ts'
import { workLetter } from './tables.ts'

/** Keeps the letter of a walk. Its photos are those of the walk alone; a letter that changes after it was sent is a draft again. */
export const saveWorkLetter = async (
  ctx: Ctx<'building'>,
  asked: Parsed<typeof SaveWorkLetter>,
): Promise<Output<typeof SaveWorkLetter>> => {
  const { GroupId, BuildingId } = ctx
  const { InspectionId, Version, GroupId: _account, BuildingId: _building, ...parts } = asked
  const own = and(eq(inspection.GroupId, GroupId), eq(inspection.BuildingId, BuildingId), eq(inspection.id, InspectionId))
  const walk = await lockRecord(ctx, inspection, own)
  const { Settings, stops } = await readWalkedStops(ctx, walk)
  if (!Settings.WorkLetter) throw new Refusal('sys.obj.cfl', letterMessages.noRound)
  const before = await findLetter(ctx, InspectionId)
  requireVersion(before ?? { Version: 0 }, Version)
  const ofWalk = new Set(
    stops.flatMap(({ fields, answers, kept }) => listPhotos({ fields, answers, files: kept?.Files ?? {} }).map(({ FileId }) => FileId)),
  )
  for (const { Photos } of before?.Recommendations ?? []) for (const { FileId } of Photos) ofWalk.add(FileId)
  const foreign = parts.Recommendations.flatMap((one, i) =>
    one.Photos.flatMap((photo, j) => (ofWalk.has(photo.FileId) ? [] : [misfit(`Recommendations.${i}.Photos.${j}`, hints.file)])),
  )
  if (foreign.length > 0) throw invalid(foreign)
  const columns = {
    ...parts,
    HtmlContent: cleanHtml(parts.HtmlContent),
    RecEmails: [...new Set(parts.RecEmails)],
    Recommendations: parts.Recommendations.map(one => ({
      ...one,
      Comments: one.Comments.filter(text => text.trim() !== ''),
      Photos: one.Photos.map(photo => ({ ...keptRef(photo), Checked: photo.Checked })),
    })),
    Status: 'Draft' as const,
  }
  if (before) return { InspectionId, Version: (await saveRecord(ctx, workLetter, before, columns, { Object: 'work_letter' })).Version }
  const made = await addRecord(
    ctx,
    workLetter,
    { GroupId, BuildingId, InspectionId, ...columns, CreatedDate: ctx.now, ModifiedDate: ctx.now },
    { Object: 'work_letter' },
  )
  return { InspectionId, Version: made.Version }
}
