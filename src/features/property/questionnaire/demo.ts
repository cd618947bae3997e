import { demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { readAnswers } from '../../base/fields/rules.ts'
import { buildingsDemo } from '../buildings/demo.ts'
import { saveBuildingAnswers } from './data.ts'
import { questionnaireAnswers } from './demo/answers.ts'
import { questionFields, questionnaireProblems } from './rules.ts'

export const questionnaireDemo = demoPart('property/questionnaire', async making => {
  const { tx, to: now } = making
  for (const { GroupId, BuildingId, building } of buildingsDemo.made(making)) {
    const answers = questionnaireAnswers[building.Code]
    if (!answers) continue
    const Questions = Object.entries(answers).map(([Name, Value]) => ({ Name, Value }))
    requireNoProblems(`questionnaire of ${building.Code}`, questionnaireProblems([{ Questions }]))
    await saveBuildingAnswers({ tx, GroupId, now }, BuildingId, readAnswers(questionFields, answers))
  }
})
