import type { FeatureWays } from '../../../../test/ways.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { addRequest } from '../../codes/requests/data.ts'
import { tenantCompany } from '../../property/contacts/tables.ts'

/** How tests make what this feature lists. */
export const ways: FeatureWays = {
  rows: ({ group: { id: GroupId }, building: { id: BuildingId } }) => ({
    'Renewal/GetLeaseEnds': {
      filter: { gId: GroupId },
      add: (tx, n) => {
        const LeaseEnd = new Date(Date.now() + (10 + n) * 86_400_000).toISOString().slice(0, 10)
        return tx.insert(tenantCompany).values({ GroupId, BuildingId, TenantName: `Tenant ${n} ${LeaseEnd}`, Unit: `U${n}`, LeaseEnd })
      },
    },
    'Renewal/GetRenewals': {
      filter: { gId: GroupId },
      add: tx => {
        const id = uuidv7(Date.now())
        const of = { id, BuildingId, QrCodeId: id, ItemId: id, FunctionalityType: 'Renewal', Venue: null, Language: 'en' as const }
        return addRequest({ tx, GroupId, now: new Date() }, { ...of, isWork: true, fields: [], answers: {} })
      },
    },
  }),
}
