import { accountId, buildingId, tokenOf, userId } from './data.ts'
import type { BenchRequest } from './load.ts'

export const gId = accountId(0)
export const headers = { 'user-token': tokenOf(0) }
/** Somebody who sees every other building of the account. */
const halfHeaders = { 'user-token': tokenOf(1) }

type Query = Record<string, unknown>
/** A call with its parameters, as the browser sends it. */
export const buildRequest = (path: string, query: Query): BenchRequest => ({
  path: `/csm/${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')}`,
  headers,
})
const half = (one: BenchRequest): BenchRequest => ({ ...one, headers: halfHeaders })

const listOf =
  (path: string, usual: number) =>
  (filter: object, { page = 0, perPage = usual, ...more }: Query = {}) =>
    buildRequest(path, { filter: { gId, ...filter }, pagination: { page, perPage }, ...more })
const buildings = listOf('Entity/GetPropertyList', 10)
const contacts = listOf('Entity/GetPropertyContacts', 25)
const portfolioContacts = listOf('Portfolio/GetPortfolioContacts', 25)
const codes = listOf('QrCode/GetQrCodes', 25)
const tenants = listOf('Tenant/GetTenantList', 25)
const people = listOf('Tenant/GetTenantContacts', 25)
const vendors = listOf('Vendor/GetPropertyVendors', 25)
const global =
  (path: string) =>
  (filter: object, page = 0) =>
    buildRequest(path, { filter, pagination: { page, perPage: 25 } })
const audit = global('History/GetAuditRows')
const texts = global('Outbox/GetTexts')
const mails = global('Outbox/GetMails')

const numbers = Array.from({ length: 40 }, (_, i) => i)
const each = (make: (n: number) => BenchRequest): BenchRequest[] => numbers.map(make)
const byName = { sort: { field: 'Name', order: 'ASC' } }
const days = 86_400_000
const year = { From: Date.now() - 365 * days, To: Date.now() + days }
/** The number of a search differs each time, so that no remembered total helps. */
let count = 0
const other = () => ++count

/** Calls over an account of 10,000 buildings and 100,000 contacts; several of a kind, so that no answer is that of the last. */
export const kinds: Readonly<Record<string, BenchRequest[]>> = {
  'buildings: by name, page by page': each(page => buildings({}, { page: page * 20, ...byName })),
  'buildings: sorted by market': each(page => buildings({}, { page, sort: { field: 'Market', order: 'DESC' } })),
  'buildings: with filters': each(n => buildings({ Region: `Region ${n}`, BuildingType: 'Office' })),
  'buildings: search': each(n => buildings({ text: `ding ${n}7` })),
  'buildings: search without a hit': each(n => buildings({ text: `zzz ${n}` })),
  'buildings: search of somebody who sees half of them': each(n => half(buildings({ text: `ding ${n}7` }))),
  'buildings: search of the picker': each(n => buildings({ text: `City ${n}` }, { perPage: 50, ...byName })),
  'buildings: regions and markets': [buildRequest('Entity/GetRegions', { gId })],
  'buildings: tags': [buildRequest('Entity/GetPropertyTags', { filter: { gId } })],
  'buildings of all accounts: search': each(n =>
    buildRequest('Group/SearchBuildings', { filter: { text: `ding ${n}7` }, pagination: { page: 0, perPage: 10 } }),
  ),
  'QR codes: search in the account': each(n => codes({ text: `code ${n}7` }, { perPage: 6 })),
  'QR codes: search without a hit': each(n => codes({ text: `zzz ${n}` }, { perPage: 6 })),
  'contacts: of a building': each(n => contacts({ bId: buildingId(n * 50 + 1) })),
  'contacts: of a building with 2,000, page by page': each(page => contacts({ bId: buildingId(0) }, { page })),
  'contacts: search in a building with 2,000': each(n => contacts({ bId: buildingId(0), text: `son${n}` })),
  'contacts: of the account, page by page': each(page => contacts({}, { page: page * 20 })),
  'contacts: of the account, a page far back': each(n => contacts({}, { page: 3960 + n })),
  'contacts: of the account, by role and team': each(n => contacts({ cmsRoles: ['GM'], Team: 'Engineering' }, { page: n })),
  'contacts: search with many hits': each(() => contacts({ text: 'person' }, { page: other() % 40 })),
  'contacts: search with some hits': each(n => contacts({ text: `son${n}7` })),
  'contacts: search with one hit': each(n => contacts({ text: `person${50_000 + n}@` })),
  'contacts: search without a hit': each(n => contacts({ text: `zzz ${n}` })),
  'contacts: search by phone': each(n => contacts({ text: `(617) 00${10 + n}` })),
  'contacts: search of somebody who sees half the buildings': each(n => half(contacts({ text: `son${n}7` }))),
  'contacts: palette': each(n => contacts({ text: ['García', 'pet', 'ada y', 'en', 'zha'][n % 5] }, { perPage: 6 })),
  'portfolio contacts: list': each(page => portfolioContacts({}, { page })),
  'portfolio contacts: search': each(n => portfolioContacts({ text: `folio${n}` })),
  'portfolio contacts: of somebody who sees half the buildings': each(page => half(portfolioContacts({}, { page }))),
  'tenants: of a building': each(n => tenants({ bId: buildingId(n) })),
  'tenants: of the account': each(page => tenants({}, { page })),
  'tenants: search in the account': each(n => tenants({ text: `nt ${n}7` })),
  "tenants' people: of a building": each(n => people({ bId: buildingId(n) })),
  "tenants' people: of the account": each(page => people({}, { page })),
  "tenants' people: search in the account": each(n => people({ text: `son${n}7` })),
  'vendors: of a building': each(n => vendors({ bId: buildingId(n) })),
  'vendors: of the account': each(page => vendors({}, { page })),
  'vendors: search in the account': each(n => vendors({ text: `dor ${n}` })),
  'vendors: of somebody who sees half the buildings': each(page => half(vendors({}, { page }))),
  'PIN holders of a building': each(n => buildRequest('Entity/GetPinHolders', { gId, bId: buildingId(n + 1) })),
  'PIN holders of a building with 2,000 contacts': [buildRequest('Entity/GetPinHolders', { gId, bId: buildingId(0) })],
  'audit: newest': each(n => audit({ ...year, To: year.To - n })),
  'audit: a page far back': each(n => audit({ ...year, To: year.To - n }, 390)),
  'audit: of a person': each(n => audit({ ...year, UserId: userId(2 + n) })),
  'audit: of a kind of record': each(n => audit({ ...year, To: year.To - n, gId, Object: 'contact' })),
  'audit: of a rare kind of record': each(n => audit({ ...year, To: year.To - n, Object: 'import_run' })),
  'audit: one record': each(n => audit({ ...year, text: buildingId(n) })),
  'audit: by a name': each(n => audit({ ...year, text: `user ${n + 10}` })),
  'audit: by a part of a call': each(n => audit({ ...year, To: year.To - n, text: 'vendor' })),
  'audit: of a day a month ago': each(n => audit({ From: Date.now() - (30 + n) * days, To: Date.now() - (29 + n) * days })),
  'audit: what was added': each(n => audit({ ...year, To: year.To - n, Action: 'Created' })),
  'history of a building': each(n =>
    buildRequest('History/GetHistory', { filter: { gId, Object: 'building', ObjectId: buildingId(n * 5) } }),
  ),
  'text messages: newest': each(page => texts({}, page)),
  'text messages: by state': each(page => texts({ State: 'Failed' }, page)),
  'text messages: search': each(n => texts({ text: `building ${n}7 ` })),
  'mails: newest': each(page => mails({}, page)),
  'mails: by state': each(page => mails({ State: 'Failed' }, page)),
  'mails: search': each(n => mails({ text: `person${n}77` })),
}
