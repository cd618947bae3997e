import { invalid, notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { readAnswers } from '../../../base/fields/rules.ts'
import { saveBuilding } from '../../buildings/data.ts'
import { industrial } from '../../buildings/model.ts'
import { SaveBuildingQuestionnaire as call } from '../contract.ts'
import { readBuildingAnswers, saveBuildingAnswers } from '../data.ts'
import { answersIn, questionFields, questionnaireProblems } from '../rules.ts'

export const SaveBuildingQuestionnaire = handle(call, (ctx, { Version, PropertyCHARQuestions }) =>
  saveBuilding(ctx, ctx.BuildingId, Version, async ({ BuildingId, before }) => {
    if (before.BuildingType !== industrial) throw notFound()
    const kept = await readBuildingAnswers(ctx, BuildingId)
    // The call's check did not know the kept answers, which may be what asks a question.
    const problems = questionnaireProblems(PropertyCHARQuestions, kept)
    if (problems.length > 0) throw invalid(problems)
    const answers = readAnswers(questionFields, { ...kept, ...answersIn(PropertyCHARQuestions) })
    await saveBuildingAnswers(ctx, BuildingId, answers)
    return { Before: { PropertyCharacteristics: kept }, After: { PropertyCharacteristics: answers } }
  }),
)
