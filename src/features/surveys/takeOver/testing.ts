import { surveyStates } from '../../../../test/support/surveyStates.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { TakeOverSurvey, UndoTakeOver } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => {
    const { offered } = surveyStates(world)
    return [
      { call: TakeOverSurvey, open: async account => offered(account).then(({ at, Items }) => ({ input: () => ({ ...at, Items }) })) },
      {
        call: UndoTakeOver,
        open: async account => {
          const { at, Items } = await offered(account)
          const { TakeOverId } = await account.call(TakeOverSurvey, { ...at, Items })
          return { input: () => ({ ...at, TakeOverId }) }
        },
      },
    ]
  },
}
