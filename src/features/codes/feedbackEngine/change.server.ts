import { and, eq, sql } from 'drizzle-orm'
import { invalid } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { serveBulk } from '../../base/tasks/bulk.server.ts'
import { changeForms } from '../qr/bulk.server.ts'
import { qrCode } from '../qr/tables.ts'
import { type AskedQuestion, ChangeFeedbackQuestion, type FeedbackQuestionFilter } from './contract.ts'
import { askedAs, findFeedbackCodes, itemOf } from './questions.server.ts'
import { questionProblems } from './rules.ts'
import { changeWords } from './words.ts'

/** Asks something else at many codes; every process is notified of each. What else their forms say stays. */
export const changeMany = serveBulk<FeedbackQuestionFilter, AskedQuestion>({
  call: ChangeFeedbackQuestion,
  job: 'feedbackEngine.changeMany',
  Object: 'qr_code',
  words: changeWords,
  find: (ctx, filter) => findFeedbackCodes(ctx, and(askedAs(filter), filter.bId ? eq(qrCode.BuildingId, filter.bId) : undefined)),
  read: (ctx, ids) => findFeedbackCodes(ctx, oneOf(qrCode.id, ids)),
  check: async (_ctx, _rows, values) => {
    const problems = questionProblems(values, 'Values.')
    if (problems.length > 0) throw invalid(problems)
  },
  save: async (place, rows, { QuestionText, ...asked }) => {
    const question = sql`jsonb_set(template_form_data, '{Questions,0,QuestionText}', ${JSON.stringify(QuestionText)}::jsonb)`
    const ids = await changeForms(place, rows, 'Feedback', sql`${question} || ${JSON.stringify(asked)}::jsonb`)
    return ids.map(id => ({ id, After: itemOf({ QuestionText, ...asked }) }))
  },
})
