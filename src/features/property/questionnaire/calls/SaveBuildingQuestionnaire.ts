import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { saveBuilding } from '../../buildings/data.ts'
import { industrial } from '../../buildings/model.ts'
import { SaveBuildingQuestionnaire as call } from '../contract.ts'
import { keepAnswers, keptAnswers } from '../data.ts'
import { answersOf } from '../rules.ts'

export const SaveBuildingQuestionnaire = handle(call, (ctx, { Version, PropertyCHARQuestions }) =>
  saveBuilding(ctx, ctx.BuildingId, Version, async ({ BuildingId, before }) => {
    if (before.BuildingType !== industrial) throw notFound()
    const old = await keptAnswers(ctx, BuildingId)
    const answers = answersOf(PropertyCHARQuestions, old)
    await keepAnswers(ctx, BuildingId, answers)
    return { Before: { PropertyCharacteristics: old }, After: { PropertyCharacteristics: answers } }
  }),
)
