import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../../../test/support/processes.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { openRecorder } from './recorder.server.ts'
import type { ScanRow } from './tables.ts'

const world = await openWorld()
const { system } = world.services.db
const account = await world.newAccount()
const other = await world.newAccount()
const codes = new Map(
  await Promise.all(
    [account, other].map(async one => {
      const { QrCodeId } = await newQrCode(world, one, { Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
      return [one, QrCodeId] as const
    }),
  ),
)

const scanOf = (Day: string, of = account, change: Partial<ScanRow> = {}): ScanRow => ({
  id: uuidv7(),
  GroupId: of.group.id,
  BuildingId: of.building.id,
  QrCodeId: codes.get(of) ?? '',
  at: Date.now(),
  Day,
  Bot: false,
  Device: 'phone',
  Language: 'en',
  ...change,
})
/** A recorder as it is on a cluster, which a database of one server can play too. */
const open = () => {
  const recorder = openRecorder({ system, distributed: true }, { few: 4 })
  onTestFinished(() => recorder.close())
  return recorder
}
const scansOn = async (Day: string, of = account): Promise<number> => {
  const { rows } = await system.query('select scans from scan_day where group_id = $1 and qr_code_id = $2 and day = $3', [
    of.group.id,
    codes.get(of),
    Day,
  ])
  return rows[0]?.scans ?? 0
}
const staged = async (id: string): Promise<number> =>
  (await system.query(`select count(*)::int as n from scan_staged where scans::text like '%' || $1 || '%'`, [id])).rows[0].n
const stage = (scans: readonly ScanRow[], GroupId: string | null = null) =>
  system.query('insert into scan_staged (id, of_group_id, scans, due_date) values ($1, $2, $3, now())', [
    randomUUID(),
    GroupId,
    JSON.stringify(scans),
  ])
const soon = (asked: () => Promise<number>, expected: number) => until(`${expected} of them`, 20, async () => (await asked()) === expected)

test('on a cluster a rush of scans is kept at the coordinator when it is answered, and comes to the accounts once', async () => {
  const recorder = open()
  const scans = [...Array(300).keys()].map(n => scanOf('2026-04-01', n % 3 === 0 ? other : account))
  await Promise.all(scans.map(one => recorder.record(one)))
  const kept = async () => (await scansOn('2026-04-01')) + (await scansOn('2026-04-01', other))
  await soon(kept, 300)
  expect([await scansOn('2026-04-01'), await scansOn('2026-04-01', other)]).toEqual([200, 100])
  expect(await staged(account.group.id)).toBe(0)
  const { rows } = await system.query('select count(*)::int as n from scan where group_id = any($1) and id = any($2)', [
    [account.group.id, other.group.id],
    scans.map(one => one.id),
  ])
  expect(rows[0].n).toBe(300)
})

test('few scans are in their account when they are answered', async () => {
  const recorder = open()
  for (let n = 1; n <= 3; n++) {
    await recorder.record(scanOf('2026-04-02'))
    expect(await scansOn('2026-04-02')).toBe(n)
  }
})

test('what a server has left is moved by the next, and by two at once only once', async () => {
  for (let n = 0; n < 40; n++) await stage([scanOf('2026-04-03'), scanOf('2026-04-03', other)])
  open()
  open()
  await soon(() => scansOn('2026-04-03'), 40)
  await sleep(300)
  expect([await scansOn('2026-04-03'), await scansOn('2026-04-03', other)]).toEqual([40, 40])
})

test('a scan that cannot be written keeps no other back, and waits; those of a building that is gone go with it', async () => {
  const taken = scanOf('2026-04-04', other)
  await stage([taken])
  open()
  await soon(() => scansOn('2026-04-04', other), 1)
  await stage([scanOf('2026-04-04'), taken, scanOf('2026-04-04')]) // an id that is there already is refused
  const gone = scanOf('2026-04-05', account, { BuildingId: randomUUID() })
  await stage([gone, scanOf('2026-04-05')], account.group.id)
  open()
  await soon(() => scansOn('2026-04-04'), 2)
  await soon(() => scansOn('2026-04-05'), 1)
  await soon(() => staged(gone.id), 0)
  expect(await scansOn('2026-04-04', other)).toBe(1)
  expect(await staged(taken.id)).toBe(1)
  await system.query('delete from scan_staged where of_group_id = $1', [other.group.id])
})
