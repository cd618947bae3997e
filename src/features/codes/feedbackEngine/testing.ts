import { newQrCode } from '../../../../test/support/scans.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { ChangeFeedbackQuestion, GetFeedbackQuestions } from './contract.ts'

/** How tests make what this feature changes. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    {
      call: ChangeFeedbackQuestion,
      open: async account => {
        const { QrCodeId: id, Version } = await newQrCode(world, account, { Type: 'Feedback', Form: {} })
        const asks = { AskCES: true, AskNPS: true, AskComment: true, AskRole: true, AskEmail: true }
        return {
          input: text => ({ GroupId: account.group.id, Rows: [{ id, Version }], Values: { QuestionText: { en: text, es: '' }, ...asks } }),
        }
      },
    },
  ],
  menu: { 'Feedback engine': { may: ['ManageLibraries', 'ManageMarketing', 'ManagePropertyInfo'], calls: [GetFeedbackQuestions] } },
}
