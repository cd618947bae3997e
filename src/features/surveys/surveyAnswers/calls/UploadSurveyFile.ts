import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { noteFiles } from '../../../../platform/files/fileUse.ts'
import { handle } from '../../../../platform/handle.ts'
import { keepFile, keepUpload } from '../../../base/files/keep.server.ts'
import { linkFile } from '../../../base/files/links.server.ts'
import { findUpload } from '../../../base/files/upload.server.ts'
import { answeredSurvey, boundTo, requestOf } from '../access.server.ts'
import { UploadSurveyFile as call } from '../contract.ts'
import { roomForFile } from '../files.server.ts'
import { surveyFile } from '../tables.ts'

export const UploadSurveyFile = handle(call, async (ctx, { BuilderId, fileName, base64, UploadId, Space }) => {
  const asked = boundTo(ctx, 'Content') === null ? null : (await requestOf(ctx, 'lock')).request
  if (asked && !asked.Locations.some(one => one === Space)) throw invalid([misfit('Space', hints.choice)])
  const SurveyId = asked?.SurveyId ?? (await answeredSurvey(ctx, BuilderId)).id
  await roomForFile(ctx, SurveyId)
  const bucket = Space === undefined ? 'SurveyAnswer' : 'SurveyPhoto'
  const file = UploadId
    ? await keepUpload(ctx, await findUpload(ctx, UploadId, 'lock'), { bucket })
    : await keepFile(ctx, { field: 'base64', content: base64 ?? '', fileName, bucket })
  const { FileId, Name } = file
  const row = {
    GroupId: ctx.GroupId,
    id: FileId,
    SurveyId,
    Name,
    ContentRequestId: asked?.id ?? null,
    Space: asked && Space ? Space : null,
  }
  await ctx.tx.insert(surveyFile).values(row).onConflictDoNothing() // an upload whose answer was lost
  await noteFiles(ctx.tx, surveyFile, [row])
  return linkFile(ctx, file)
})
