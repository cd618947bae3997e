import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { propertyOf } from '../../buildings/data.ts'
import { industrial } from '../../buildings/model.ts'
import { GetBuildingQuestionnaire as call } from '../contract.ts'
import { readBuildingAnswers } from '../data.ts'
import { conditionalFields, withAnswers } from '../rules.ts'

export const GetBuildingQuestionnaire = handle(call, async ctx => {
  const { BuildingType, Version } = await propertyOf(ctx)
  if (BuildingType !== industrial) throw notFound()
  const answers = await readBuildingAnswers(ctx, ctx.BuildingId)
  return { PropertyCHARQuestions: withAnswers(answers), ConditionalFields: [...conditionalFields], Version }
})
