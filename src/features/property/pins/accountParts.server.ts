import { accountPart } from '../../../platform/account/parts.ts'
import { forgetGuesses } from '../../base/people/guesses.server.ts'
import { pinCode } from './tables.ts'

export const pinParts = [
  accountPart(pinCode, {
    pin: { hash: 'CodeHash', sealed: 'CodeSealed', of: 'BuildingId', empty: '' },
    deleteTraces: async (client, GroupId) => {
      const { rows } = await client.query<{ place: string }>(
        `select 'pin:' || pin_secret as place from building where group_id = $1 and pin_secret is not null`,
        [GroupId],
      )
      await forgetGuesses(client, rows)
    },
  }),
]
