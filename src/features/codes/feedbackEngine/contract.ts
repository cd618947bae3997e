import { bulk } from '../../../core/bulk.ts'
import { Localized, read, text, uuid, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'

const asks = {
  QuestionText: Localized(500),
  AskCES: z.boolean(),
  AskNPS: z.boolean(),
  AskComment: z.boolean(),
  AskRole: z.boolean(),
  AskEmail: z.boolean(),
}

export const GetFeedbackQuestions = read('Feedback/GetFeedbackQuestions', {
  summary: 'What the feedback codes of an account ask, place by place: each question with its codes, and how often its parts are answered',
  scope: 'group',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()) }),
  output: z.object({
    /** Of the last 90 days. */
    Places: z.array(
      z.object({
        EntityType: z.string(),
        Answers: z.int(),
        CES: z.int(),
        NPS: z.int(),
        Comments: z.int(),
        /** Answers by the role that was stated. */
        Roles: z.array(z.object({ Role: z.string(), Answers: z.int() })),
        Questions: z.array(z.object({ ...asks, Codes: z.int(), Buildings: z.int(), QrCodeId: uuid() })),
      }),
    ),
    /** More questions than are shown. */
    IsCapped: z.boolean(),
  }),
})

/** The codes that ask a question as it is. */
const FeedbackQuestionFilter = z.strictObject({ gId: uuid(), bId: z.optional(uuid()), EntityType: text(100), ...asks })
export type FeedbackQuestionFilter = z.output<typeof FeedbackQuestionFilter>

const AskedQuestion = z.strictObject(asks)
export type AskedQuestion = z.output<typeof AskedQuestion>

export const ChangeFeedbackQuestion = bulk('Feedback/ChangeFeedbackQuestion', {
  summary: 'Ask something else at many feedback codes: those that are named, or all that ask a question as it is',
  may: 'ManageLibraries',
  filter: FeedbackQuestionFilter,
  values: AskedQuestion,
})
