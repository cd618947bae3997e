import { invalid, messages } from '../../../../core/problem.ts'
import { noteFiles } from '../../../../platform/files/fileUse.ts'
import { handle } from '../../../../platform/handle.ts'
import { CopySurvey as call } from '../contract.ts'
import { inDestination } from '../copy.server.ts'
import { lockSurvey } from '../data.ts'
import { survey } from '../tables.ts'

export const CopySurvey = handle(call, async (ctx, { BuilderId, DestGroupId, DestBuildingId, SurveyName }) => {
  if (!DestGroupId || !DestBuildingId) throw invalid([{ Field: 'DestBuildingId', Message: messages.required }])
  const { Vertical, Products, Enabled, ProductQuestions, HelperText } = await lockSurvey(ctx, BuilderId)
  const copy = { SurveyName: SurveyName.trim(), Vertical, Products, Enabled, ProductQuestions, HelperText }
  const [made] = await inDestination(ctx, { DestGroupId, DestBuildingId }, () =>
    ctx.tx
      .insert(survey)
      .values({ GroupId: DestGroupId, BuildingId: DestBuildingId, ...copy })
      .returning({ id: survey.id }),
  )
  if (!made) throw new Error('the copy was not kept')
  await noteFiles(ctx.tx, survey, [{ GroupId: ctx.GroupId, id: made.id, ProductQuestions, HelperText }]) // files of the account that it is copied from
  const After = { CopyOf: BuilderId, SurveyName: copy.SurveyName, DestGroupId, DestBuildingId }
  ctx.audit({ Object: 'survey', ObjectId: made.id, After })
  return { acId: made.id }
})
