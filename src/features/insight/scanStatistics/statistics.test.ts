import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { presetDays } from '../../../core/dates.ts'
import { dayIn } from '../../../core/days.ts'
import { endOfDay, startOfDay } from '../../../core/zones.ts'
import { building } from '../../property/buildings/tables.ts'
import { GetDashboardClock } from '../dashboards/contract.ts'
import { GetHubItemLogData, GetScanSeries, GetScanStats, GetScanTrendData } from './contract.ts'

const world = await openWorld()
const { system } = world.services.db

type Day = { Day: string; Scans: number; Bots?: number; Sessions?: number; Seconds?: number; Engaged?: number }
const days = async (account: Account, code: { QrCodeId: string }, BuildingId: string, rows: Day[]) => {
  for (const { Day, Scans, Bots = 0, Sessions = 0, Seconds = 0, Engaged = 0 } of rows)
    await system.query('insert into scan_day values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      account.group.id,
      BuildingId,
      code.QrCodeId,
      Day,
      Scans,
      Bots,
      Sessions,
      Seconds,
      Engaged,
    ])
}
const taps = (account: Account, code: { QrCodeId: string }, item: string, Day: string, clicks: number, seconds: number) =>
  system.query('insert into click_day values ($1, $2, $3, $4, $5, $6, $7)', [
    account.group.id,
    account.building.id,
    code.QrCodeId,
    item,
    Day,
    clicks,
    seconds,
  ])

/** Two lobbies and a café in two buildings, with scans in March and May 2026. */
const scanned = async () => {
  const account = await world.newAccount({ buildings: 2, role: 'Executive' })
  const second = account.buildings[1]?.id ?? ''
  const lobby = await newQrCode(world, account, { Type: 'Feedback', QrName: 'Lobby feedback', Location: 'Lobby' })
  const wifi = await newQrCode(world, account, { Type: 'Wifi', QrName: 'Guest Wi-Fi', Location: 'Lobby' })
  const cafe = await newQrCode(world, account, { Type: 'StaticUrl', QrName: 'Menu 100%', Location: 'Cafe', BuildingId: second })
  await days(account, lobby, account.building.id, [
    { Day: '2026-03-01', Scans: 10, Bots: 4, Sessions: 4, Seconds: 90, Engaged: 3 },
    { Day: '2026-05-02', Scans: 5, Sessions: 1, Seconds: 30, Engaged: 1 },
  ])
  await days(account, wifi, account.building.id, [{ Day: '2026-03-31', Scans: 2 }])
  await days(account, cafe, second, [{ Day: '2026-03-15', Scans: 7 }])
  return { account, second, lobby, wifi, cafe, gId: account.group.id }
}
const march = { startDate: Date.UTC(2026, 2, 1, 5), endDate: Date.UTC(2026, 3, 1, 3, 59, 59) } // by the clock of New York

describe('scan statistics', () => {
  test('by location, without bots, in the days of the building [B-CALL-043] [B-FIELD-032] [B-BEHAV-087]', async () => {
    const { account, gId } = await scanned()
    const all = await account.call(GetScanStats, { gId })
    expect(all.Total).toBe(2)
    expect(all.Scans).toEqual([
      {
        DisplayText: 'Lobby',
        ScanCount: 17,
        Location: 'Lobby',
        QrName: '',
        QrCodeId: null,
        BuildingId: null,
        BuildingName: null,
        QrCount: 2,
        AvgSession: 24,
        TotalSessions: 5,
        Engaged: 4,
      },
      {
        DisplayText: 'Cafe',
        ScanCount: 7,
        Location: 'Cafe',
        QrName: '',
        QrCodeId: null,
        BuildingId: null,
        BuildingName: null,
        QrCount: 1,
        AvgSession: null,
        TotalSessions: 0,
        Engaged: 0,
      },
    ])
    const inMarch = await account.call(GetScanStats, { gId, ...march })
    expect(inMarch.Scans.map(one => [one.DisplayText, one.ScanCount, one.AvgSession])).toEqual([
      ['Lobby', 12, 22.5],
      ['Cafe', 7, null],
    ])
  })

  test('by name, by type, by building; the search is for names only [B-CALL-043] [B-RULE-011]', async () => {
    const { account, gId, second, wifi } = await scanned()
    const byName = async (input: object) => (await account.call(GetScanStats, { gId, gy: 'name', ...input })).Scans.map(one => one.QrName)
    expect(await byName({})).toEqual(['Lobby feedback', 'Menu 100%', 'Guest Wi-Fi'])
    expect(await byName({ st: 'wi-fi' })).toEqual(['Guest Wi-Fi'])
    expect(await byName({ st: '%' })).toEqual(['Menu 100%'])
    expect(await byName({ type: 'Wifi' })).toEqual(['Guest Wi-Fi'])
    expect(await byName({ bId: second })).toEqual(['Menu 100%'])
    expect((await account.call(GetScanStats, { gId, gy: 'name', type: 'Wifi' })).Scans[0]?.QrCodeId).toBe(wifi.QrCodeId)
    expect((await account.call(GetScanStats, { gId, st: 'Menu' })).Total).toBe(2)
  })

  test('of a day are those of that day in each building, whatever clock names the day', async () => {
    const { account, gId, second, wifi, cafe } = await scanned()
    await world.services.db.asSystem('test', tx => tx.update(building).set({ TimeZone: 'Asia/Tokyo' }).where(eq(building.id, second)))
    const scansOf = async (input: object) =>
      Object.fromEntries((await account.call(GetScanStats, { gId, gy: 'name', ...input })).Scans.map(one => [one.QrCodeId, one.ScanCount]))
    for (const tz of ['Asia/Tokyo', 'America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'UTC']) {
      const of = (first: string, last: string) => scansOf({ startDate: startOfDay(tz, first), endDate: endOfDay(tz, last), tz })
      expect(await of('2026-03-31', '2026-03-31')).toMatchObject({ [wifi.QrCodeId]: 2, [cafe.QrCodeId]: 0 })
      expect(await of('2026-03-15', '2026-03-15')).toMatchObject({ [wifi.QrCodeId]: 0, [cafe.QrCodeId]: 7 })
      expect(await of('2026-03-16', '2026-03-30')).toMatchObject({ [wifi.QrCodeId]: 0, [cafe.QrCodeId]: 0 })
    }
    expect((await account.refuse(GetScanStats, { gId, tz: 'Nowhere/None' })).code).toBe('req.val.inv')
    const here = await account.call(GetDashboardClock, { gId, bId: second })
    expect(here).toMatchObject({ TimeZone: 'Asia/Tokyo', BuildingName: { en: 'Building 2' }, GroupName: { en: expect.any(String) } })
    expect((await account.call(GetDashboardClock, { gId })).BuildingName).toBeNull()
    expect((await (await world.newAccount({ role: 'Executive' })).refuse(GetDashboardClock, { gId })).code).toBe('sys.obj.nof')
  })

  test('over the dates: each card in equal steps', async () => {
    const { account, gId, lobby, cafe } = await scanned()
    const of = async (gy: 'name' | 'location', first: string, last: string) => {
      const startDate = Date.parse(`${first}T00:00:00Z`)
      const { Series } = await account.call(GetScanSeries, { gId, gy, startDate, endDate: Date.parse(`${last}T23:59:59Z`), tz: 'UTC' })
      return Object.fromEntries(Series.map(one => [one.Key, one.Counts]))
    }
    expect(await of('location', '2026-03-01', '2026-03-05')).toEqual({ Lobby: [10, 0, 0, 0, 0] })
    const march = await of('location', '2026-03-01', '2026-03-31')
    expect([march.Lobby?.length, march.Lobby?.at(0), march.Lobby?.at(-1), march.Cafe?.[13]]).toEqual([30, 10, 2, 7])
    const both = await of('name', '2026-03-01', '2026-05-31')
    expect(both[lobby.QrCodeId]?.filter(Boolean)).toEqual([10, 5])
    expect(both[cafe.QrCodeId]?.reduce((sum, n) => sum + n, 0)).toBe(7)
    expect((await account.call(GetScanSeries, { gId, startDate: 0, endDate: Date.UTC(9990, 0, 1) })).Series).toHaveLength(2)
    expect((await account.call(GetScanSeries, { gId })).Series).toEqual([])
  })

  test('of the months, the empty ones too [B-CALL-044] [B-FIELD-034]', async () => {
    const { account, gId, lobby } = await scanned()
    const { TimeZone } = await account.call(GetDashboardClock, { gId })
    const today = Temporal.Now.plainDateISO(TimeZone ?? 'UTC') // around midnight UTC it is another month there
    const month = (back: number) => today.toPlainYearMonth().subtract({ months: back }).toString()
    await system.query('update scan_day set day = $2::date where qr_code_id = $1 and day = $3', [
      lobby.QrCodeId,
      `${month(1)}-03`,
      '2026-03-01',
    ])
    await system.query('update scan_day set day = $2::date where qr_code_id = $1 and day = $3', [
      lobby.QrCodeId,
      `${month(30)}-03`,
      '2026-05-02',
    ])
    const { Trend } = await account.call(GetScanTrendData, { gId, qr: lobby.QrCodeId })
    expect(Trend).toHaveLength(24)
    expect(Trend.at(-1)?.Month).toBe(month(0))
    expect(Trend.filter(one => one.Count > 0)).toEqual([{ Month: month(1), Count: 10 }])
    expect((await account.call(GetScanTrendData, { gId, lt: 'Cafe', type: 'Wifi' })).Trend.every(one => one.Count === 0)).toBe(true)
  })

  test('of the buttons [B-CALL-045] [B-FIELD-033]', async () => {
    const { account, gId, lobby, wifi } = await scanned()
    await taps(account, lobby, 'Submit', '2026-03-01', 2, 50)
    await taps(account, lobby, 'Submit', '2026-03-02', 2, 11)
    await taps(account, wifi, 'Copy password', '2026-05-02', 9, 90)
    const items = async (input: object) => (await account.call(GetHubItemLogData, { gId, ...input })).Items
    expect(await items({ lt: 'Lobby', ...march })).toEqual([{ ItemName: 'Submit', ClickNum: 4, AvgTime: 15.3, TotalTime: 61 }])
    expect(await items({})).toHaveLength(2)
    expect(await items({ qr: wifi.QrCodeId })).toEqual([{ ItemName: 'Copy password', ClickNum: 9, AvgTime: 10, TotalTime: 90 }])
  })

  test('are of the buildings that the caller may see, and of no other account', async () => {
    const { account, gId, second, cafe } = await scanned()
    const one = await account.signInAs('Manager', [account.building.id])
    expect((await one.call(GetScanStats, { gId })).Scans.map(scan => [scan.DisplayText, scan.ScanCount])).toEqual([['Lobby', 17]])
    expect((await one.call(GetHubItemLogData, { gId })).Items).toEqual([])
    expect((await one.refuse(GetScanStats, { gId, bId: second })).code).toBe('sys.obj.nof')
    expect((await one.refuse(GetScanTrendData, { gId, qr: cafe.QrCodeId })).code).toBe('sys.obj.nof')
    const other = await world.newAccount({ role: 'Executive' })
    expect((await other.call(GetScanStats, { gId: other.group.id })).Scans).toEqual([])
    expect((await other.refuse(GetScanStats, { gId })).code).toBe('sys.obj.nof')
    expect((await other.refuse(GetHubItemLogData, { gId: other.group.id, qr: cafe.QrCodeId })).code).toBe('sys.obj.nof')
  })

  test('need the permission LintelCustomerFeedback, and a known grouping', async () => {
    const { account, gId } = await scanned()
    const employee = await account.signInAs('Employee')
    for (const call of [GetScanStats, GetScanTrendData, GetHubItemLogData, GetScanSeries])
      expect((await employee.refuse(call, { gId })).code).toBe('usr.aut.npm')
    expect((await account.refuse(GetScanStats, { gId, gy: 'colour' })).code).toBe('req.val.inv')
  })

  test('follow a range that a screen offers', async () => {
    const { account, gId, wifi } = await scanned()
    await system.query('update scan_day set day = current_date where qr_code_id = $1', [wifi.QrCodeId])
    const { first, last } = presetDays('Last 7 Days', dayIn('UTC', Date.now()))
    const [startDate, endDate] = [startOfDay('UTC', first), endOfDay('UTC', last)]
    const { Scans } = await account.call(GetScanStats, { gId, gy: 'name', startDate, endDate })
    expect(Scans[0]).toMatchObject({ QrName: 'Guest Wi-Fi', ScanCount: 2 })
  })
})
