import { randomUUID } from 'node:crypto'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { CheckIn, CheckOut, CorrectVisit, SetBreak } from './contract.ts'
import { visit } from './tables.ts'

const placeOf = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
/** Somebody whom the desk has checked in. */
export const addVisit = (account: Account, Name = 'Jo Harper', Kind: 'Guest' | 'Supplier' | 'Resident' = 'Guest') =>
  account.call(CheckIn, { ...placeOf(account), Kind, Name })

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    { call: CheckIn, open: async account => ({ input: Name => ({ ...placeOf(account), Kind: 'Guest', Name }) }) },
    {
      call: CheckOut,
      open: async account => {
        const made = await addVisit(account)
        return { input: () => ({ ...placeOf(account), ...made }) }
      },
    },
    {
      call: SetBreak,
      open: async account => {
        const [VisitId, { GroupId, BuildingId }] = [randomUUID(), placeOf(account)]
        await world.services.db.withTenant(GroupId as never, tx =>
          tx.insert(visit).values({ GroupId, BuildingId, id: VisitId, Kind: 'Staff', Name: 'Sam Reyes', InDate: new Date() }),
        )
        return { input: () => ({ GroupId, BuildingId, VisitId, Version: 1, OnBreak: true }) }
      },
    },
  ],
  saves: () => [
    [
      'times of a visit',
      {
        call: CorrectVisit,
        open: async account => {
          const made = await addVisit(account)
          const InDate = Date.now() - 3_600_000
          return { input: Reason => ({ ...placeOf(account), ...made, InDate, OutDate: null, Reason }) }
        },
      },
    ],
  ],
  rows: ({ group: { id: GroupId }, building: { id: BuildingId } }) => ({
    'Visit/GetVisits': {
      filter: { gId: GroupId },
      add: (tx, n) => tx.insert(visit).values({ GroupId, BuildingId, Kind: 'Guest', Name: `Guest ${n}`, InDate: new Date() }),
    },
    'SupplierCheck/GetStaffCheckRecordSummaries': {
      filter: { gId: GroupId },
      add: (tx, n) => tx.insert(visit).values({ GroupId, BuildingId, Kind: 'Staff', Name: `Staff ${n}`, InDate: new Date() }),
    },
  }),
}
