import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { FileRef } from '../../../core/fileRef.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { fillMessage, invalid, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { storedFile } from '../../../platform/tables.ts'
import { linkFile } from '../../base/files/links.server.ts'
import { answerMessages } from './rules.ts'
import { surveyFile } from './tables.ts'
import type { CollectedPhoto } from './view.ts'

type SurveyFilesPlace = Pick<Ctx<'building'>, 'tx' | 'GroupId' | 'fileLink'>
/** Most files that a survey takes in all, also those that were taken away again. */
export const mostFiles = 200

type Json = unknown

/** Every file that a payload names, with its path. */
export const filesIn = (payload: Json, path = ''): { Field: string; file: FileRef }[] => {
  if (typeof payload !== 'object' || payload === null) return []
  if ('FileId' in payload) return [{ Field: path, file: payload as FileRef }] // only that shape has the field
  return Object.entries(payload).flatMap(([name, value]) => filesIn(value, path ? `${path}.${name}` : name))
}

/** A payload with each of its files changed; one that becomes null leaves its place, or its list. */
const mapFiles = <T>(payload: T, change: (file: FileRef) => FileRef | null): T => {
  if (typeof payload !== 'object' || payload === null) return payload
  if ('FileId' in payload) return change(payload as unknown as FileRef) as T // only that shape has the field
  if (Array.isArray(payload)) return payload.map(one => mapFiles(one, change)).filter(one => one !== null) as T
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, mapFiles(value, change)])) as T
}

/** A payload as it is stored: its files proven to be of this survey, under the names that they were uploaded with. */
export const provenPayload = async <T>(ctx: SurveyFilesPlace, SurveyId: string, payload: T): Promise<T> => {
  const named = filesIn(payload)
  if (named.length === 0) return payload
  const known = await filesOf(
    ctx,
    SurveyId,
    named.map(({ file }) => file.FileId),
  )
  const foreign = named.filter(({ file }) => !known.has(file.FileId))
  if (foreign.length > 0) throw invalid(foreign.map(({ Field }) => misfit(Field, hints.file)))
  return mapFiles(payload, ({ FileId }) => known.get(FileId) ?? null)
}

/** A stored payload with links to its files, good for five minutes. */
export const linkedPayload = <T>(ctx: SurveyFilesPlace, payload: T): T => mapFiles(payload, file => linkFile(ctx, file))

/** Files of a survey that were not taken away again, by their ids. */
const filesOf = async ({ tx, GroupId }: SurveyFilesPlace, SurveyId: string, ids: readonly string[]): Promise<Map<string, FileRef>> => {
  const rows = await tx
    .select({ FileId: surveyFile.id, Name: surveyFile.Name, Size: storedFile.Size, ContentType: storedFile.ContentType })
    .from(surveyFile)
    .innerJoin(storedFile, and(eq(storedFile.GroupId, surveyFile.GroupId), eq(storedFile.id, surveyFile.id)))
    .where(
      and(
        eq(surveyFile.GroupId, GroupId),
        eq(surveyFile.SurveyId, SurveyId),
        isNull(surveyFile.RemovedDate),
        inArray(surveyFile.id, [...ids]),
      ),
    )
  return new Map(rows.map(row => [row.FileId, row]))
}

/** A survey takes only so many files. Call with the survey's row locked. */
export const roomForFile = async ({ tx, GroupId }: SurveyFilesPlace, SurveyId: string): Promise<void> => {
  const [row] = await tx
    .select({ n: count() })
    .from(surveyFile)
    .where(and(eq(surveyFile.GroupId, GroupId), eq(surveyFile.SurveyId, SurveyId)))
  if ((row?.n ?? 0) >= mostFiles) throw new Refusal('req.lim.exc', fillMessage(answerMessages.tooManyFiles, { most: mostFiles }))
}

/** Photos that were sent of spaces, the newest first; of one request, or of the whole survey. */
export const photosOf = async (ctx: SurveyFilesPlace, of: { SurveyId: string } | { RequestId: string }): Promise<CollectedPhoto[]> => {
  const rows = await ctx.tx
    .select()
    .from(surveyFile)
    .where(
      and(
        eq(surveyFile.GroupId, ctx.GroupId),
        'SurveyId' in of ? eq(surveyFile.SurveyId, of.SurveyId) : eq(surveyFile.ContentRequestId, of.RequestId),
        isNotNull(surveyFile.ContentRequestId),
        isNull(surveyFile.RemovedDate),
      ),
    )
    .orderBy(desc(surveyFile.CreatedDate), desc(surveyFile.id))
  return rows.map(({ id, Name, Space, CreatedDate }) => ({
    ...linkFile(ctx, { FileId: id, Name }),
    Space: Space ?? '',
    CreatedDate: CreatedDate.getTime(),
  }))
}
