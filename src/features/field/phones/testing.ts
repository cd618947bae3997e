import { randomUUID } from 'node:crypto'
import type { FeatureWays } from '../../../../test/ways.ts'
import { addRound } from '../rounds/testing.ts'
import { RegisterPhone, SetPersonBlocked, SetPhoneBlocked, SetRoundBlocked } from './contract.ts'

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
    {
      call: SetPersonBlocked,
      open: async account => {
        const at = { GroupId: account.group.id, BuildingId: account.building.id }
        const { PhoneId } = await account.call(RegisterPhone, { ...at, DeviceId: randomUUID() })
        return { input: () => ({ ...at, PhoneId, Blocked: true }) }
      },
    },
    {
      call: SetRoundBlocked,
      open: async account => {
        const at = { GroupId: account.group.id, BuildingId: account.building.id }
        const { RoundId } = await addRound(account, `Round ${randomUUID()}`)
        return { input: () => ({ ...at, RoundId, Blocked: true }) }
      },
    },
  ],
}
