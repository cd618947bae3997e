import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../../../test/support/processes.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { Refusal } from '../../../core/problem.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { openRecorder } from './recorder.server.ts'
import type { ScanRow } from './tables.ts'

const world = await openWorld()
const { system } = world.services.db
let gone: string | null = null
/** The node of one account may be away. */
const requireNode = async (group: string) => {
  if (group === gone) throw new Refusal('sys.srv.una')
}
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
  const recorder = openRecorder({ ...world.services.db, distributed: true, requireNode })
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
// Due for a second: a process that looks within the same millisecond has a `now` without the fraction that the database's has.
const stage = (scans: readonly ScanRow[], GroupId: string | null = null) =>
  system.query(`insert into scan_staged (id, of_group_id, scans, due_date) values ($1, $2, $3, now() - interval '1 second')`, [
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

test('a single scan is answered while the node of its account is away, others come to their accounts, and it follows', async () => {
  gone = account.group.id
  const recorder = open()
  const held = scanOf('2026-04-02')
  await Promise.all([held, scanOf('2026-04-02', other)].map(one => recorder.record(one)))
  await soon(() => scansOn('2026-04-02', other), 1)
  await recorder.record(scanOf('2026-04-02', other))
  await soon(() => scansOn('2026-04-02', other), 2)
  expect([await scansOn('2026-04-02'), await staged(held.id)]).toEqual([0, 1])
  gone = null
  await system.query(`update scan_staged set due_date = now() - interval '1 second' where of_group_id = $1`, [account.group.id])
  await recorder.record(scanOf('2026-04-02', other))
  await soon(() => scansOn('2026-04-02'), 1)
  expect(await staged(held.id)).toBe(0)
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
