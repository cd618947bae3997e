import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { SaveSurveyQuestion as call } from '../contract.ts'
import { provenPayload } from '../files.server.ts'
import type { FieldValue } from '../model.ts'
import { questionProgress } from '../progress.ts'
import { questionProblems } from '../questions.ts'
import { saveAnswer } from '../save.server.ts'

export const SaveSurveyQuestion = handle(call, (ctx, { BuilderId, Version, Code, FieldsValues }) =>
  saveAnswer<FieldValue[]>(ctx, {
    BuilderId,
    Version,
    part: parts => parts.find(part => part.is === 'question' && part.question.Code === Code),
    made: async (row, before, part) => {
      if (part.is !== 'question') throw new Error('no question')
      const problems = questionProblems(part.question, FieldsValues)
      if (problems.length > 0) throw invalid(problems)
      const { FieldsValues: Payload } = await provenPayload(ctx, row.id, { FieldsValues })
      return { Payload, Progress: questionProgress(part.question, Payload), Before: before, After: Payload }
    },
  }),
)
