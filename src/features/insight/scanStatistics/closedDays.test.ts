import { describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { rebuildAll } from '../../../app/sums.ts'
import type { GroupId } from '../../../core/ids.ts'
import { addDays, startOfStep } from '../../../core/steps.ts'
import { endOfDay, startOfDay } from '../../../core/zones.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import type { Code } from '../../codes/scanPage/scannable.server.ts'
import { closeDaysOf, closeScanDays, lastClosable } from '../../codes/scans/closeDays.server.ts'
import { hourSums } from '../../codes/scans/tables.ts'
import { recordStay } from '../../codes/scans/visits.server.ts'
import { GetPropertyList } from '../../property/buildings/contract.ts'
import { GetOverview } from '../landing/contract.ts'
import { GetScanMix, GetScanSeries, GetScanStats, GetScanTrendData } from './contract.ts'

const world = await openWorld()
const { db } = world.services
const { system } = db
const tz = 'America/New_York'
const today = new Date().toISOString().slice(0, 10)

/** Numbers that look random, the same in every run. */
const draw = (() => {
  let seed = 7
  return (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
})()

/** Three codes in two buildings, scanned on some of the last 500 days. */
const scanned = async () => {
  const account = await world.newAccount({ buildings: 2, role: 'Executive' })
  const codes = [
    await newQrCode(world, account, { Type: 'Feedback', QrName: 'Lobby feedback', Location: 'Lobby' }),
    await newQrCode(world, account, { Type: 'Wifi', QrName: 'Guest Wi-Fi', Location: 'Lobby' }),
    await newQrCode(world, account, { Type: 'StaticUrl', QrName: 'Menu', Location: 'Cafe', BuildingId: account.buildings[1]?.id ?? '' }),
  ]
  for (const { QrCodeId } of codes)
    for (let back = 0; back < 500; back += 1 + draw(6))
      await system.query(
        `insert into scan_day (group_id, building_id, qr_code_id, day, scans, bots, sessions, seconds, engaged, repeats, phones, printed, ${hourSums[draw(24)]?.replace('H', 'h_')})
          select group_id, building_id, id, $2::date, $3::int, $3::int % 3, $3::int - 1, $3::int * 7, 1, 0, $3::int, $3::int % 5, $3::int from qr_code where id = $1`,
        [QrCodeId, addDays(today, -back), 1 + draw(30)],
      )
  return { account, codes, GroupId: account.group.id as GroupId }
}

const ranges = [
  [0, 0],
  [6, 0],
  [29, 0],
  [3, 2],
  [5, 4],
  [45, 20],
  [91, 0],
  [92, 0],
  [200, 7],
  [364, 0],
  [499, 100],
].map(([from = 0, to = 0]) => ({ first: addDays(today, -from), last: addDays(today, -to) }))
const months = ranges.map(({ first, last }) => ({ first: startOfStep(first, 'Month'), last }))

/** What every reader of scans tells of the account, and of one building of it. */
const tell = async ({ call, group, buildings }: Account) => {
  const gId = group.id
  const of = async ({ first, last }: { first: string; last: string }) => {
    const dates = { startDate: startOfDay(tz, first), endDate: endOfDay(tz, last), tz }
    return [
      await call(GetScanStats, { gId, gy: 'name', ...dates }),
      await call(GetScanStats, { gId, gy: 'location', type: 'StaticUrl', ...dates }),
      await call(GetScanMix, { gId, ...dates }),
      sorted(await call(GetScanSeries, { gId, gy: 'name', ...dates })),
      sorted(await call(GetScanSeries, { gId, gy: 'location', ...dates })),
    ]
  }
  return {
    ranges: await Promise.all([...ranges, ...months].map(of)),
    always: [await call(GetScanStats, { gId, gy: 'location' }), await call(GetScanMix, { gId })],
    trends: [await call(GetScanTrendData, { gId }), await call(GetScanTrendData, { gId, lt: 'Lobby' })],
    home: await call(GetOverview, { gId }),
    list: (await call(GetPropertyList, { filter: { gId }, sort: { field: 'ScanCount', order: 'DESC' } })).Properties.map(one => one.id),
    building: await call(GetScanMix, { gId, bId: buildings[1]?.id ?? '' }),
  }
}
const sorted = <T extends { Series: { Key: string }[] }>(out: T): T => ({
  ...out,
  Series: out.Series.toSorted((a, b) => (a.Key < b.Key ? -1 : 1)),
})
const closedDay = async (GroupId: string) =>
  (await system.query('select day::text from scan_closed where group_id = $1', [GroupId])).rows[0]?.day

describe('days of scans that are closed', () => {
  test('tell what the days tell, of any range; they are what is read', async () => {
    const { account, GroupId } = await scanned()
    const open = await tell(account)
    await closeDaysOf(db, GroupId, addDays(lastClosable(new Date()), -40))
    expect(await tell(account)).toEqual(open)
    await closeScanDays.run({ services: world.services, attempt: 1, last: false, jobId: 'close' }, {})
    expect(await closedDay(GroupId)).toBe(lastClosable(new Date()))
    expect(await tell(account)).toEqual(open)
    for (const table of ['scan_month', 'scan_code_month', 'scan_total'])
      await system.query(`update ${table} set scans = scans + 1000 where group_id = $1 and building_id = $2`, [GroupId, open.list.at(-1)])
    const other = await tell(account)
    for (const key of ['always', 'trends', 'home', 'list'] as const) expect(other[key]).not.toEqual(open[key])
    const year = ranges.findIndex(({ first }) => first === addDays(today, -364))
    for (const [i, told] of (other.ranges[year] ?? []).entries()) expect(told, `figure ${i}`).not.toEqual(open.ranges[year]?.[i])
    expect(other.building).toEqual(open.building)
  })

  test('open again from the month of a late visit on, and by a rebuild; then the job closes them', async () => {
    const { account, codes, GroupId } = await scanned()
    const until = lastClosable(new Date())
    await closeDaysOf(db, GroupId, until)
    const visit = uuidv7(Date.parse(`${addDays(today, -20)}T15:00:00Z`))
    const QrCodeId = codes[0]?.QrCodeId ?? ''
    const { id: BuildingId } = account.building
    await system.query(
      `insert into scan (group_id, id, building_id, qr_code_id, scan_date, device) values ($1, $2, $3, $4, uuid_extract_timestamp($2), 'phone')`,
      [GroupId, visit, BuildingId, QrCodeId],
    )
    const code = { GroupId, QrCodeId, building: { id: BuildingId, TimeZone: tz } } as Code // a visit asks for these alone
    const seconds = async () => {
      const { Scans } = await account.call(GetScanStats, { gId: GroupId, gy: 'name' })
      const one = Scans.find(scan => scan.QrCodeId === QrCodeId)
      return Math.round((one?.AvgSession ?? 0) * (one?.TotalSessions ?? 0))
    }
    const before = await account.call(GetScanMix, { gId: GroupId })
    const stayed = await seconds()
    await recordStay(db, { code, visit }, { seconds: 3000, engaged: false, isRepeat: async () => false })
    expect(await closedDay(GroupId)).toBe(addDays(startOfStep(addDays(today, -20), 'Month'), -1))
    const after = await account.call(GetScanMix, { gId: GroupId })
    expect(after.Sessions).toBe(before.Sessions + 1)
    expect(Math.abs((await seconds()) - stayed - 3000)).toBeLessThan(before.Sessions)
    await closeDaysOf(db, GroupId, until)
    expect(await closedDay(GroupId)).toBe(until)
    expect(await account.call(GetScanMix, { gId: GroupId })).toEqual(after)

    // The days have no scans that are kept but that one: a rebuild makes their sums anew.
    await rebuildAll(db, { account: GroupId }, () => {})
    expect((await closedDay(GroupId)) < addDays(today, -480)).toBe(true)
    expect((await account.call(GetScanMix, { gId: GroupId })).Scans).toBe(1)
    await closeDaysOf(db, GroupId, until)
    expect((await account.call(GetScanMix, { gId: GroupId })).Scans).toBe(1)
  })
})
