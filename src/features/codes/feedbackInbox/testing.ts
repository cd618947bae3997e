import { newAnswer } from '../../../../test/support/newAnswer.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { feedback } from '../answers/tables.ts'
import { AddAnswerNote, AssignAnswer, AssignAnswers, FinishAnswers, GetAnswer, GetAnswers, MoveAnswer, SeeAnswers } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => {
    const answerIn = async (account: Account) => ({ GroupId: account.group.id, AnswerId: await newAnswer(world, account) })
    const oneOf = async (account: Account) => {
      const { GroupId, AnswerId: id } = await answerIn(account)
      return { GroupId, Rows: [{ id, Version: 1 }] }
    }
    return [
      {
        call: AddAnswerNote,
        open: async account => answerIn(account).then(at => ({ input: Note => ({ ...at, Note, ForVisitor: true }) })),
      },
      { call: MoveAnswer, open: async account => answerIn(account).then(at => ({ input: () => ({ ...at, Version: 1, Move: 'finish' }) })) },
      {
        call: AssignAnswer,
        open: async account => answerIn(account).then(at => ({ input: () => ({ ...at, Version: 1, AssigneeId: null }) })),
      },
      { call: SeeAnswers, open: async account => oneOf(account).then(input => ({ input: () => input })) },
      { call: FinishAnswers, open: async account => oneOf(account).then(input => ({ input: () => input })) },
      {
        call: AssignAnswers,
        open: async account => oneOf(account).then(input => ({ input: () => ({ ...input, Values: { AssigneeId: null } }) })),
      },
    ]
  },
  rows: account => {
    const GroupId = account.group.id
    const BuildingId = account.building.id
    const gId = GroupId
    return {
      'Feedback/GetAnswers': {
        filter: { gId },
        add: (tx, n) =>
          tx
            .insert(feedback)
            .values({ GroupId, BuildingId, QrType: 'Feedback', EntityType: 'Lobby', SubmitDate: new Date(1.7e12 + n), Score: 1 + (n % 5) }),
      },
    }
  },
  menu: {
    Feedback: {
      may: ['AnalyticsDashboards'],
      calls: [GetAnswers, GetAnswer, MoveAnswer, AssignAnswer, AddAnswerNote, SeeAnswers, FinishAnswers, AssignAnswers],
    },
  },
}
