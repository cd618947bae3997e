import { newRequest } from '../../../../test/support/requests.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account, World } from '../../../../test/world.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { addRequest } from '../requests/data.ts'
import { ApprovePermit, MovePermit, SavePermitSettings } from './contract.ts'
import type { PermitKind } from './model.ts'

const hours = { Day: '2027-03-31', StartTime: '08:00', EndTime: '11:30' }

/** Somebody has asked for a permit, as its page would keep it. */
export const addPermit = async (world: Pick<World, 'services'>, account: Account, type: PermitKind = 'RoofAccess') => {
  const { RequestId } = await newRequest(world, account, { type })
  return { GroupId: account.group.id, RequestId }
}
const settingsOf = ({ group, building }: Account) => ({
  GroupId: group.id,
  BuildingId: building.id,
  Kind: 'TenantHVAC' as const,
  Approvers: [],
  EarliestTime: '07:00',
  LatestTime: '23:00',
  NoticeHours: 24,
  MinimumHours: 2,
})

const requestRow = (BuildingId: string) => {
  const id = uuidv7(Date.now())
  const of = { id, BuildingId, QrCodeId: id, ItemId: id, FunctionalityType: 'RoofAccess', Venue: null, Language: 'en' as const }
  return { ...of, isWork: true, fields: [], answers: {} }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    {
      call: ApprovePermit,
      open: async account => {
        const at = await addPermit(world, account)
        return { input: () => ({ ...at, ...hours, Version: 0 }) }
      },
    },
  ],
  saves: ({ world }) => [
    [
      'decision about a permit',
      {
        call: MovePermit,
        open: async account => {
          const at = await addPermit(world, account)
          const { Version } = await account.call(ApprovePermit, { ...at, ...hours, Version: 0 })
          return { input: Reason => ({ ...at, Version, Move: 'withdraw', Reason }) }
        },
      },
    ],
    [
      'settings of permits',
      {
        call: SavePermitSettings,
        open: async account => {
          const { Version } = await account.call(SavePermitSettings, { ...settingsOf(account), Version: 0, HourlyRate: 1 })
          return { input: text => ({ ...settingsOf(account), Version, HourlyRate: text.length }) }
        },
      },
    ],
  ],
  rows: ({ group: { id: GroupId }, building: { id: BuildingId } }) => ({
    'Permit/GetPermits': {
      filter: { gId: GroupId, kind: 'RoofAccess' },
      add: tx => addRequest({ tx, GroupId, now: new Date() }, requestRow(BuildingId)),
    },
  }),
}
