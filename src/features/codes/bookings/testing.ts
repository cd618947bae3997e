import { newRequest } from '../../../../test/support/requests.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { MoveBooking } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    {
      call: MoveBooking,
      open: async account => {
        const { RequestId } = await newRequest(world, account, { type: 'RoomRental' })
        const at = { GroupId: account.group.id, RequestId, Version: 1, Day: '2031-12-01', StartTime: '09:00' }
        return { input: text => ({ ...at, EndTime: text === 'mine' ? '10:00' : '11:00' }) }
      },
    },
  ],
}
