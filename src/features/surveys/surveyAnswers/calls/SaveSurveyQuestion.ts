import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { keptOf } from '../../surveys/data.ts'
import { SaveSurveyQuestion as call } from '../contract.ts'
import { provenPayload } from '../files.server.ts'
import { readQuestionValues, saveQuestionValues } from '../questions.server.ts'
import { questionProblems, questionProgress } from '../questions.ts'
import { saveAnswer } from '../save.server.ts'

export const SaveSurveyQuestion = handle(call, (ctx, { BuilderId, Version, Code, FieldsValues }) =>
  saveAnswer(ctx, {
    BuilderId,
    Version,
    part: parts => parts.find(part => part.is === 'question' && part.question.Code === Code),
    made: async (row, _before, part) => {
      if (part.is !== 'question') throw new Error('no question')
      const problems = questionProblems(part.question, FieldsValues)
      if (problems.length > 0) throw invalid(problems)
      const { FieldsValues: values } = await provenPayload(ctx, row.id, { FieldsValues })
      const survey = keptOf(row)
      const before = await readQuestionValues(ctx, survey)
      await saveQuestionValues(ctx, survey, part.question, values)
      // The answers are rows of their own; the section keeps how far it is, and its version.
      return { Payload: [], Progress: questionProgress(part.question, values), Before: before.get(Code) ?? null, After: values }
    },
  }),
)
