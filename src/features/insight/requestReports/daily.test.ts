import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { newContactRow } from '../../../../test/support/told.ts'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { decodeFilters, withFilters } from '../dashboards/filters.server.ts'
import { findPaperPath, paperPath } from '../dashboards/paperPaths.ts'
import { CreateSubscription, GetReportTypes, UpdateSubscription } from '../subscriptions/contract.ts'
import { runDue } from '../subscriptions/plan.server.ts'
import { GetDailySign, GetVacancyReport } from './contract.ts'
import { dailyHeads } from './dashboard.ts'

const world = await openWorld()
type Account = Awaited<ReturnType<typeof world.newAccount>>
const first = { pagination: { page: 0, perPage: 25 } }
const rows = async (sql: string, ...values: unknown[]) => (await world.services.db.system.query(sql, values)).rows

test('until a time of the day, a report has the 24 hours before: those of two evenings touch, also where the clocks change', async () => {
  const account = await world.newAccount()
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Vacancy' })
  const send = (Q001: string, at: string) => newRequest(world, account, { type: 'Vacancy', QrCodeId, typed: { Q001 }, at: new Date(at) })
  // New York: its clocks go forward in the night before the 8th of March.
  await send('Before', '2026-03-07T00:59:59Z') // the 6th, 19:59:59
  await send('First', '2026-03-07T01:00:00Z') // the 6th, 20:00
  await send('Late', '2026-03-08T00:59:59Z') // the 7th, 19:59:59
  await send('Night', '2026-03-08T01:00:00Z') // the 7th, 20:00
  await send('Last', '2026-03-08T23:59:59Z') // the 8th, 19:59:59
  await send('After', '2026-03-09T00:00:00Z') // the 8th, 20:00
  const named = async (more: object) => {
    const filter = { gId: account.group.id, rId: QrCodeId, ...more }
    const { Reports } = await account.call(GetVacancyReport, { filter, sort: { field: 'SubmitDate', order: 'ASC' }, ...first })
    return Reports.map(one => one.Name.en)
  }
  expect(await named({ Day: '2026-03-07', Until: '20:00' })).toEqual(['First', 'Late'])
  expect(await named({ Day: '2026-03-08', Until: '20:00' })).toEqual(['Night', 'Last'])
  expect(await named({ Day: '2026-03-08' })).toEqual(['Last', 'After'])
  const refused = await account.refuse(GetVacancyReport, { filter: { gId: account.group.id, rId: QrCodeId, Until: '24:00' }, ...first })
  expect([refused.status, refused.code]).toEqual([400, 'req.val.inv'])
})

test('the sign of a report says where it hangs; another account and who does not see its building learn nothing', async () => {
  const account = await world.newAccount()
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Vacancy', QrName: 'Shop window' })
  const asked = { gId: account.group.id, QrCodeId }
  expect(await account.call(GetDailySign, asked)).toEqual({
    QrName: 'Shop window',
    Location: 'Lobby',
    BuildingId: account.building.id,
    BuildingName: { en: 'Building 1' },
    TimeZone: 'America/New_York',
  })
  const stranger = await world.newAccount()
  expect((await stranger.refuse(GetDailySign, { ...asked, gId: stranger.group.id })).status).toBe(404)
  expect((await stranger.refuse(GetDailySign, asked)).status).toBe(404)
})

const pathOf = (account: Account, sign: string, bId = account.building.id, more: Record<string, string> = {}) =>
  paperPath(dailyHeads.Vacancy, { gId: account.group.id, bId, startDate: 0, endDate: 1 }, withFilters('', { sign, of: 'Shop', ...more }))

test('a daily report is subscribed to for the evening: its mail tells of the day itself, up to the hour at which it goes [C-ROUTE-008] [C-SCREEN-011]', async () => {
  const account = await world.newAccount()
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Vacancy' })
  const { Types } = await account.call(GetReportTypes, { gId: account.group.id, bId: account.building.id })
  expect(Types.find(one => one.Type === 'DailyVacancy')).toMatchObject({ Composed: true, Personal: true, Frequency: 'Daily', Hour: 20 })
  expect(Types.find(one => one.Type === 'VacancyLead')).toMatchObject({ Composed: false, Frequency: null, Hour: 7 })

  const RecipientId = await newContactRow(world, account, { Email: 'leasing@owner.example' })
  const report = { ReportName: 'Shop', Type: 'DailyVacancy', Frequency: 'Daily', Hour: 20, TimeZone: 'America/New_York' } as const
  const asked = { ...placeOf(account), ...report, RecipientId, Name: '-', Email: 'x@owner.example', Path: pathOf(account, QrCodeId) }
  const { SubscriptionId, Version } = await account.call(CreateSubscription, asked)
  await rows('update report_subscription set next_date = $2 where id = $1', SubscriptionId, new Date('2026-03-10T00:00:00Z')) // 20:00 there
  await runDue.workOff(world.services, account.group.id as never, { now: new Date('2026-03-10T00:00:30Z') })
  const [sent, ...others] = await rows('select * from report_delivery where group_id = $1', account.group.id)
  expect(others).toEqual([])
  expect(sent).toMatchObject({ first_day: '2026-03-09', last_day: '2026-03-09', email: 'leasing@owner.example' })
  const { params } = findPaperPath(sent.path) ?? {}
  expect(decodeFilters(params?.filters)).toEqual({ sign: QrCodeId, of: 'Shop', until: '20:00' })
  expect(new Date(Number(params?.startDate)).toISOString()).toBe('2026-03-09T04:00:00.000Z')
  const [next] = await rows('select next_date from report_subscription where id = $1', SubscriptionId)
  expect(next.next_date).toEqual(new Date('2026-03-11T00:00:00Z'))

  const { BuildingId: _place, ...change } = asked
  const weekly = await account.refuse(UpdateSubscription, { ...change, SubscriptionId, Version, Frequency: 'Weekly' })
  expect(weekly.fields).toMatchObject([{ Field: 'Frequency' }])
})

test('nobody subscribes to the report of no sign, of a sign of another building or of another account', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const stranger = await world.newAccount()
  const [own, foreign] = [await newQrCode(world, account, { Type: 'Vacancy' }), await newQrCode(world, stranger, { Type: 'Vacancy' })]
  const other = account.buildings[1]?.id ?? ''
  const RecipientId = await newContactRow(world, account, { Email: 'leasing@owner.example' })
  const report = { ReportName: 'Shop', Type: 'DailyVacancy', Frequency: 'Daily', TimeZone: 'America/New_York' } as const
  const subscribe = (BuildingId: string, Path: string) =>
    account.refuse(CreateSubscription, {
      GroupId: account.group.id,
      BuildingId,
      ...report,
      RecipientId,
      Name: '-',
      Email: 'x@y.example',
      Path,
    })
  for (const Path of ['', pathOf(account, ''), pathOf(account, 'none'), pathOf(account, foreign.QrCodeId)])
    expect((await subscribe(account.building.id, Path)).fields).toMatchObject([{ Field: 'Path' }])
  expect((await subscribe(other, pathOf(account, own.QrCodeId, other))).fields).toMatchObject([{ Field: 'Path' }])
})
