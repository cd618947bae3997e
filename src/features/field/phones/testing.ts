import { randomUUID } from 'node:crypto'
import type { FeatureWays } from '../../../../test/ways.ts'
import { RegisterPhone, SetPhoneBlocked } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SetPhoneBlocked,
      open: async account => {
        const phone = { GroupId: account.group.id, BuildingId: account.building.id, DeviceId: randomUUID() }
        await account.call(RegisterPhone, phone)
        return { input: () => ({ ...phone, Blocked: true }) }
      },
    },
  ],
}
