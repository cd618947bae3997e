import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { noteFiles } from '../../../../platform/files/fileUse.ts'
import { handle } from '../../../../platform/handle.ts'
import { keepFile } from '../../../base/files/keep.server.ts'
import { answeredSurvey, boundTo, requestOf } from '../access.server.ts'
import { UploadSurveyFile as call } from '../contract.ts'
import { linked, roomForFile } from '../files.server.ts'
import { surveyFile } from '../tables.ts'

export const UploadSurveyFile = handle(call, async (ctx, { BuilderId, fileName, base64, Space }) => {
  const asked = boundTo(ctx, 'Content') === null ? null : (await requestOf(ctx, 'lock')).request
  if (asked && !asked.Locations.some(one => one === Space)) throw invalid([misfit('Space', hints.choice)])
  const SurveyId = asked?.SurveyId ?? (await answeredSurvey(ctx, BuilderId)).id
  await roomForFile(ctx, SurveyId)
  const bucket = Space === undefined ? 'SurveyAnswer' : 'SurveyPhoto'
  const { FileId, displayName: Name } = await keepFile(ctx, { field: 'base64', content: base64, fileName, bucket })
  await ctx.tx.insert(surveyFile).values({
    GroupId: ctx.GroupId,
    id: FileId,
    SurveyId,
    Name,
    ContentRequestId: asked?.id ?? null,
    Space: asked && Space ? Space : null,
  })
  await noteFiles(ctx.tx, surveyFile, [{ GroupId: ctx.GroupId, id: FileId }])
  return linked(ctx, { FileId, Name })
})
