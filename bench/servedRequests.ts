import { fewServed, manyServed } from './amounts.ts'
import { type CallKind, measureKinds } from './callKinds.ts'
import { type BenchCluster, buildingId, fillDatabase } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { serve } from './load.ts'
import { buildRequest, gId } from './portfolioCalls.ts'

const numbers = Array.from({ length: 40 }, (_, i) => i)
const day = 86_400_000
/** So many days up to some days ago: several of a kind, so that no answer is that of the last. */
const period = (days: number, ago: number) => ({ startDate: Date.now() - (days + ago) * day, endDate: Date.now() - ago * day })
const bId = buildingId(0)
/** What half of the calls of a kind may take, in ms: a list or a dashboard of a building, one of the account, and who is inside. */
const [LIST, BUILDING, ACCOUNT, INSIDE] = [50, 50, 120, 300]

const of = (path: string, p50: number, query: (n: number) => Record<string, unknown>): CallKind => ({
  p50,
  requests: numbers.map(n => buildRequest(path, { gId, ...query(n) })),
})
const listOf = (path: string, filter: (n: number) => Record<string, unknown>, more: Record<string, unknown> = {}): CallKind => ({
  p50: LIST,
  requests: numbers.map(n => buildRequest(path, { filter: { gId, ...filter(n) }, pagination: { page: n % 4, perPage: 25 }, ...more })),
})

const lists: Readonly<Record<string, CallKind>> = {
  'open requests of the account': listOf('Request/GetRequests', () => ({ Kind: 'Work', Status: 'Open' })),
  'late requests of a building': listOf('Request/GetRequests', () => ({ bId, Status: 'Late' })),
  'requests searched': listOf('Request/GetRequests', n => ({ text: `room ${n * 37}` })),
  'vacancy leads of the account, 90 days': listOf('Vacancy/GetVacancyLeads', n => period(90, n)),
  'vacancy leads searched': listOf('Vacancy/GetVacancyLeads', n => ({ ...period(90, 0), text: `Visitor ${n}` })),
  'signs of room rental, 90 days': listOf('LeadCapture/GetLeadEventInfos', n => ({ ...period(90, n), type: 'RoomRental' })),
  'repairs of a building, 90 days': listOf('Maintenance/GetMaintenanceRequests', n => ({ bId, ...period(90, n) })),
  'badly rated, account, 90 days': listOf('Maintenance/GetMaintenanceFeedbackSummaries', n => ({ ...period(90, n), scoreLT: 3 })),
  'guest log of a building, 90 days': listOf('Visit/GetVisits', n => ({ bId, kinds: 'Guest', ...period(90, n) })),
  'guest log of a building, searched': listOf('Visit/GetVisits', n => ({ bId, kinds: 'Guest', ...period(90, 0), text: `Host ${n}` })),
  'staff hours of a building, 30 days': listOf('SupplierCheck/GetStaffCheckRecordSummaries', n => ({ bId, ...period(30, n) })),
  'roof permits of a building, 90 days': listOf('Permit/GetPermits', n => ({ bId, kind: 'RoofAccess', ...period(90, n) })),
  'not in time, building, 90 days': listOf('Supplier/GetSlaRequests', n => ({ bId, ...period(90, n) })),
}
const both = (name: string, path: string, days: number, more: Record<string, unknown> = {}): Record<string, CallKind> => ({
  [`${name}, building, ${days} days`]: of(path, BUILDING, n => ({ bId, ...period(days, n), ...more })),
  [`${name}, account, ${days} days`]: of(path, ACCOUNT, n => ({ ...period(days, n), ...more })),
})
const dashboards: Readonly<Record<string, CallKind>> = {
  ...both('service requests', 'Maintenance/GetFeedbackSummary', 90),
  'buildings by requests, account, 90 days': of('Maintenance/GetMaintenanceAnalysisForGroup', ACCOUNT, n => period(90, n)),
  ...both('tenants by requests', 'Maintenance/GetTenantsRequestSummaryList', 90),
  ...both('tenants by health', 'Tenant/GetTenantHealth', 90),
  ...both('suppliers against targets', 'Supplier/GetSupplierSla', 90),
  ...both('visits', 'Visit/GetVisitFigures', 90, { kinds: 'Guest' }),
  ...both('roof permits', 'Permit/GetPermitFigures', 90, { kind: 'RoofAccess' }),
  ...both('moves out', 'Move/GetMoveReport', 90, { kind: 'MoveOut' }),
  'who is inside, 2,000 people': of('Visit/GetInside', INSIDE, () => ({ bId })),
}

/** One account of 1,000 buildings with a million requests and 200,000 check-ins: the lists of each kind and the dashboards by which they are judged. */
export const servedRequests = async (cluster: BenchCluster, options: Options): Promise<Figure[]> => {
  const server = await serve('ours', cluster, await fillDatabase(cluster, options.quick ? fewServed : manyServed))
  try {
    return await measureKinds(server, { ...lists, ...dashboards }, options)
  } finally {
    server.stop()
  }
}
