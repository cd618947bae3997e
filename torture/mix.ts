import { type Random, weighted } from '../src/platform/demo/random.ts'
import type { Session } from './installation.ts'

/** One request of the load, without its key. `body`: it is a POST. */
export type LoadRequest = { readonly path: string; readonly query?: Record<string, unknown>; readonly body?: Record<string, unknown> }
type Read = { weight: number; path: string; query: (place: { gId: string; bId: string }) => Record<string, unknown> }

const ofAccount = ({ gId }: { gId: string }) => ({ gId })
const inBuilding = ({ gId, bId }: { gId: string; bId: string }) => ({ gId, bId })
const inFilter = ({ gId, bId }: { gId: string; bId: string }) => ({ filter: { gId, bId } })
const page = (field: string) => ({ sort: { field, order: 'ASC' }, pagination: { page: 0, perPage: 25 } })

/** What people read in a day's work: lists, pages and figures, the usual ones more often. */
const reads: readonly Read[] = [
  { weight: 8, path: 'Session/GetProfile', query: ofAccount },
  { weight: 10, path: 'Entity/GetPropertyList', query: ({ gId }) => ({ filter: { gId }, ...page('Name') }) },
  { weight: 6, path: 'Entity/GetProperty', query: ({ gId, bId }) => ({ gId, eId: bId }) },
  { weight: 10, path: 'QrCode/GetQrCodes', query: place => ({ ...inFilter(place), ...page('ModifiedDate') }) },
  { weight: 2, path: 'QrCode/GetQrCodeCounts', query: inBuilding },
  { weight: 5, path: 'Entity/GetPropertyContacts', query: inFilter },
  { weight: 3, path: 'Portfolio/GetPortfolioContacts', query: ({ gId }) => ({ filter: { gId } }) },
  { weight: 6, path: 'Vendor/GetPropertyVendors', query: inFilter },
  { weight: 6, path: 'Tenant/GetTenantList', query: inFilter },
  { weight: 2, path: 'Tenant/GetTenantContacts', query: inFilter },
  { weight: 5, path: 'Landing/GetOverview', query: inBuilding },
  { weight: 5, path: 'Landing/GetBuildingHome', query: inBuilding },
  { weight: 3, path: 'Analytics/ViewOverallEntityTypeAnalytics', query: inBuilding },
  { weight: 2, path: 'Analytics/GetEntityComments', query: inBuilding },
  { weight: 2, path: 'Analytics/GetCommentWordClouds', query: inBuilding },
  { weight: 2, path: 'Analytics/GetTopicSummary', query: inBuilding },
  { weight: 2, path: 'Analytics/GetFeedbackEntityTypes', query: inBuilding },
  { weight: 3, path: 'QrCode/GetScanStats', query: inBuilding },
  { weight: 2, path: 'QrCode/GetScanTrendData', query: inBuilding },
  { weight: 3, path: 'Survey/GetSurveyList', query: inFilter },
  { weight: 4, path: 'Task/GetTasks', query: ofAccount },
  { weight: 3, path: 'Settings/GetOwnProfile', query: () => ({}) },
  { weight: 2, path: 'Member/GetRoles', query: ofAccount },
  { weight: 2, path: 'Entity/GetRegions', query: ofAccount },
  { weight: 1, path: 'Landing/GetCustomerPortal', query: inBuilding },
  { weight: 1, path: 'Group/GetGroups', query: () => ({}) },
]
const readWeights = reads.map(one => one.weight)

export const pickOne = <T>(random: Random, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('there is nothing to pick from')
  return one
}

/** One read of somebody. */
export const pickRead = (random: Random, { gId, bIds }: Session): LoadRequest => {
  const { path, query } = reads[weighted(random, readWeights)] ?? pickOne(random, reads)
  return { path, query: query({ gId, bId: pickOne(random, bIds) }) }
}

/** Kinds of writes. `table.column` holds the mark of the write once; `beside`: tables with exactly one row for each of its rows. */
export const writeKinds = {
  AddVendor: { weight: 8, path: 'Vendor/AddVendor', table: 'vendor', column: 'vendor_name' },
  EditVendor: { weight: 5, path: 'Vendor/EditVendor', table: 'vendor', column: 'trade' },
  AddTenant: { weight: 5, path: 'Tenant/AddTenant', table: 'tenant_company', column: 'tenant_name' },
  SaveQrCode: { weight: 3, path: 'QrCode/SaveQrCode', table: 'qr_code', column: 'qr_name' },
} as const
export type WriteKind = keyof typeof writeKinds
export const writeNames = Object.keys(writeKinds) as WriteKind[] // its own keys
const writeWeights = writeNames.map(name => writeKinds[name].weight)

/** A vendor that a write before has made, and that nobody else edits. */
export type MadeVendor = { readonly acId: string; readonly Version: number; readonly VendorName: string; readonly bId: string }
/** A write of somebody under a mark that no other write bears. `vendor`: one that it may edit. */
export const pickWrite = (
  random: Random,
  { gId, bIds }: Session,
  mark: string,
  vendor: MadeVendor | undefined,
): LoadRequest & { kind: WriteKind; bId: string } => {
  const bId = pickOne(random, bIds)
  const picked = writeNames[weighted(random, writeWeights)] ?? 'AddVendor'
  const kind = picked === 'EditVendor' && !vendor ? 'AddVendor' : picked
  const bodies: Record<WriteKind, () => Record<string, unknown>> = {
    AddVendor: () => ({ GroupId: gId, VendorName: mark, Buildings: [bId] }),
    EditVendor: () => ({
      GroupId: gId,
      VendorId: vendor?.acId,
      Version: vendor?.Version,
      VendorName: vendor?.VendorName,
      Trade: mark,
      Buildings: [vendor?.bId],
    }),
    AddTenant: () => ({ GroupId: gId, BuildingId: bId, Name: mark }),
    SaveQrCode: () => ({ GroupId: gId, BuildingId: bId, QrName: mark, Location: 'Lobby', Item: link }),
  }
  return { kind, bId, path: writeKinds[kind].path, body: bodies[kind]() }
}

const link = {
  Name: { en: 'Handbook' },
  Icon: 'link',
  FunctionalityType: 'StaticUrl',
  QrType: 'StaticUrl',
  TemplateFormData: { Url: 'https://example.com/handbook' },
}
