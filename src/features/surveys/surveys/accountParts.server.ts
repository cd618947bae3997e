import { accountPart } from '../../../platform/account/parts.ts'
import { forgetGuesses } from '../../base/people/guesses.server.ts'
import { survey } from './tables.ts'

export const surveyParts = [
  accountPart(survey, {
    pin: { hash: 'PinHash', sealed: 'PinSealed', of: 'id', empty: null },
    deleteTraces: async (client, GroupId) => {
      const { rows } = await client.query<{ place: string }>(`select 'survey:' || id as place from survey where group_id = $1`, [GroupId])
      await forgetGuesses(client, rows)
    },
  }),
]
