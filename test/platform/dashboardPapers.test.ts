import { randomUUID } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHttp } from '../../src/app/http.ts'
import { pages } from '../../src/app/pages.ts'
import { chartSvg } from '../../src/core/charts/chartSvg.ts'
import type { GroupId } from '../../src/core/ids.ts'
import { startOfDay } from '../../src/core/zones.ts'
import { type AskedPaper, printPaper } from '../../src/features/base/papers/print.server.ts'
import { insertFeedbacks } from '../../src/features/codes/answers/data.ts'
import { type DashboardHead, dashboards, type PageScope } from '../../src/features/insight/dashboards/model.ts'
import { encodeFilters } from '../../src/features/insight/dashboards/screens/filters.ts'
import { buildReport } from '../../src/features/insight/reportBuilder/testing.ts'
import { dailyHeads } from '../../src/features/insight/requestReports/dashboard.ts'
import { dailyReports } from '../../src/features/insight/requestReports/model.ts'
import { CreateWrittenReport } from '../../src/features/insight/writtenReports/contract.ts'
import { writtenReportPath } from '../../src/features/insight/writtenReports/papers.ts'
import { chromiumLaunch } from '../../src/platform/chromium/chromium.ts'
import { createPrinter } from '../../src/platform/pdf/printer.ts'
import { freePort } from '../support/processes.ts'
import { newQrCode } from '../support/scans.ts'
import { placeOf } from '../support/write.ts'
import { type Account, openWorld } from '../world.ts'

// Every dashboard in every scope that has a paper: as a PDF and as both files, of 20 answers, of none, and by those who may not.
const port = await freePort()
const world = await openWorld({ env: { PORT: String(port), HOST: '127.0.0.1' } })
const printer = createPrinter({ chromium: () => chromiumLaunch(), baseUrl: `http://127.0.0.1:${port}`, limit: 60_000 })
const app = await openHttp(world.services, pages(world.services))
await app.listen({ port, host: '127.0.0.1' })
afterAll(() => Promise.all([printer.close(), app.close()]))

const tz = 'America/New_York'
const [startDate, endDate] = [startOfDay(tz, '2026-02-01'), startOfDay(tz, '2026-03-01') - 1]
const account = await world.newAccount({ role: 'Executive' })
const empty = await world.newAccount({ role: 'Executive' })
// By their files: other tests add dashboards of their own.
const named = Object.values(import.meta.glob<object>('../../src/features/insight/*/dashboard.ts', { eager: true }))
const isHead = (one: unknown): one is DashboardHead => typeof one === 'object' && one !== null && 'key' in one && 'scopes' in one
/** Heads that a file names, also in its tables by type. */
const headsIn = (one: unknown): DashboardHead[] =>
  isHead(one) ? [one] : typeof one === 'object' && one !== null ? Object.values(one).flatMap(headsIn) : []
const known = new Set(dashboards.all().map(({ key }) => key))
const heads = [...new Map(headsIn(named).map(head => [head.key, head])).values()].filter(({ key }) => known.has(key))
const cases = heads.flatMap(head =>
  head.scopes.flatMap(scope => (scope === 'all' ? [] : [[head.key, scope, head] as [string, PageScope, DashboardHead]])),
)

/** 8 × 5, 5 × 4, 3 × 3, 2 × 2, 2 × 1: 75 of 20 answers, by hand. */
const scores = [...Array(8).fill(5), ...Array(5).fill(4), 3, 3, 3, 2, 2, 1, 1] as number[] // numbers
const mean = '3.75'
/** Dashboards of these answers; the others are of something else. */
const ofAnswers = [
  'BuildingFeedback',
  'FeedbackDashboard',
  'GlobalReport',
  'CustomerFeedbackReport',
  'ComprehensiveFeedbackReport',
  'QuarterlyResidentFeedback',
  'BathroomService',
  'Overview',
]

beforeAll(async () => {
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Feedback', QrName: 'North', Form: { EntityType: 'Restroom' } })
  const rows = scores.map((Score, i) => ({
    GroupId: account.group.id,
    BuildingId: account.building.id,
    QrCodeId,
    QrType: 'MoveIn',
    EntityType: 'Restroom',
    Role: 'Resident',
    Score,
    Text: i % 4 === 0 ? `The soap was gone, answer ${i}` : null,
    SubmitDate: new Date(Date.UTC(2026, 1, 10 + (i % 5), 17)),
    TimeZone: tz,
  }))
  await world.services.db.withTenant(account.group.id as GroupId, (_tx, client) => insertFeedbacks(client, rows))
})

/** They are tables, words or comments, or their drawings have no rows here. */
const withoutPicture: readonly string[] = [
  'PropertyCharacteristicsIndex',
  'CustomFeedbackDashboard',
  'CustomerFeedbackReport',
  'RegistrantList',
  'ReportBuilder',
  'SocialReputationReport',
  'PinActivity',
  'EquipmentLookup',
  'EquipmentTrend',
  'InspectionDashboard',
  'TeamPerformance',
  'MarketingReports',
  'OperationsReports',
  'VacancyLead',
  'RoofAccessAuthorizationReport',
  'TenantHVACAuthorizationReport',
  'SupplierSLAReport',
  'RenewalReport',
  'MoveOutInspection',
  'FieldMarketing',
  'LeadCapture',
  'EVRequestReport',
  'RoomRental',
  ...Object.values(dailyHeads).map(one => one.key),
  'ServiceRequests',
  'TenantPerformanceDashboard',
  'TenantHealthDashboard',
  'StaffCheckInReport',
]
/** Of composed ones each account makes its own. */
const filtersOf = async (of: Account, key: string, scope: PageScope): Promise<string> => {
  if (!heads.some(one => one.key === key && one.composed)) return ''
  const daily = dailyReports.find(type => dailyHeads[type].key === key)
  if (daily) {
    const { QrCodeId } = await newQrCode(world, of, { Type: daily === 'Event' ? 'EventRegistration' : daily })
    return `/${encodeFilters({ sign: QrCodeId, of: 'Shop window' })}`
  }
  const { ReportId } = await buildReport(of, `Report ${randomUUID()}`, scope)
  return `/${encodeFilters({ rId: ReportId })}`
}
const pathOf = async (of: Account, key: string, scope: PageScope): Promise<string> => {
  const place = scope === 'building' ? of.building.id : 'all'
  return `/pdfDashboard/${key}/${of.group.id}/${place}/${startDate}/${endDate}${await filtersOf(of, key, scope)}`
}
const print = (of: Account, over: Partial<AskedPaper> & { path: string }) =>
  printPaper({ ...world.services, printer }, { GroupId: of.group.id as GroupId, UserId: of.user.id, language: 'en', ...over })

const textOf = async (pdf: Buffer): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text
const linesOf = (csv: Buffer): string[] => csv.toString().split(/\r?\n/)
/** Numbers of a file: what stands between marks and is a number. */
const numbersOf = (csv: Buffer): string[] =>
  [...csv.toString().matchAll(/(?<=^|,)"?(-?\d+(?:\.\d+)?)"?(?=,|\r?$)/gm)].map(one => one[1] ?? '')
const inOrder = (texts: readonly string[]): string[] => texts.toSorted((a, b) => (a < b ? -1 : 1))

describe.each(cases)('%s of a %s', (key, scope) => {
  test('has the same numbers on paper and in its files, among them a mean that was made by hand', { timeout: 90_000 }, async () => {
    const path = await pathOf(account, key, scope)
    const pdf = await print(account, { path, also: ['csv', 'xlsx'] })
    const [csv, xlsx] = pdf.files ?? []
    if (!csv || !xlsx) throw new Error('both files are made with the paper')
    const [text, lines] = [await textOf(pdf.bytes), linesOf(csv.bytes)]
    expect([key, pdf.picture !== undefined]).toEqual([key, !withoutPicture.includes(key)])
    if (pdf.picture) expect(chartSvg(JSON.parse(pdf.picture), { language: 'en', width: 536, height: 240 })).toMatch(/^<svg[^]*<\/svg>$/)
    const { sheets } = await readXlsx(new Uint8Array(xlsx.bytes))
    const cells = sheets.flatMap(sheet => sheet.rows.flat()).map(String)
    expect(inOrder(cells.filter(cell => /^-?\d+(\.\d+)?$/.test(cell)))).toEqual(inOrder(numbersOf(csv.bytes)))
    for (const wrong of ['NaN', 'undefined', 'Infinity', '[object']) expect(`${text}\n${lines.join('\n')}`).not.toContain(wrong)
    expect(text, 'paper cannot be clicked').not.toMatch(/\bChoose (a|one)\b/)
    if (key === 'ReportBuilder') expect(numbersOf(csv.bytes)).toContain(mean) // as the dashboard of its part has it
    if (!ofAnswers.includes(key)) return
    expect(lines.find(line => line.startsWith('Sample size'))).toBe('Sample size (n),20')
    expect(text).toMatch(/Sample size \(n\)\s*20/)
    expect(numbersOf(csv.bytes)).toContain(mean)
    expect(text).toContain(mean)
  })

  test('of an empty account has no number that nobody gave', { timeout: 90_000 }, async () => {
    const csv = await print(empty, { path: await pathOf(empty, key, scope), form: 'csv' })
    const text = csv.bytes.toString()
    for (const wrong of ['NaN', 'undefined', 'Infinity', 'null']) expect(text).not.toContain(wrong)
    if (ofAnswers.includes(key)) expect(text).toContain('Sample size (n),0')
  })

  test('is not printed of another account, and not for who may not read it', { timeout: 90_000 }, async () => {
    const path = await pathOf(account, key, scope)
    const tenant = await account.signInAs('Tenant')
    const refused = await Promise.allSettled([print(empty, { path }), print(account, { path, UserId: tenant.user.id })])
    expect(refused.map(one => one.status)).toEqual(['rejected', 'rejected'])
  })
})

test('a written report has its cover, summary, categories and action items on paper, for its readers alone [C-ROUTE-091]', {
  timeout: 90_000,
}, async () => {
  const days = { FirstDay: '2026-02-01', LastDay: '2026-02-28' }
  const { ReportId } = await account.call(CreateWrittenReport, { ...placeOf(account), Type: 'Resident', ...days })
  const path = writtenReportPath({ gId: account.group.id, bId: account.building.id, rId: ReportId })
  const text = await textOf((await print(account, { path })).bytes)
  for (const said of [
    'Resident feedback analysis',
    '02/01/2026 to 02/28/2026',
    'Property summary',
    mean,
    'Category analysis',
    'Action items',
  ])
    expect(text).toContain(said)
  const tenant = await account.signInAs('Tenant')
  const refused = await Promise.allSettled([print(empty, { path }), print(account, { path, UserId: tenant.user.id })])
  expect(refused.map(one => one.status)).toEqual(['rejected', 'rejected'])
})

test('each dashboard is among these', () => {
  expect(cases.length).toBeGreaterThan(15)
  for (const key of ofAnswers) expect(cases.some(([one]) => one === key)).toBe(true)
})
