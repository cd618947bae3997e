import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { openRecorder } from './recorder.server.ts'
import type { ScanRow } from './tables.ts'

const world = await openWorld()
const { system } = world.services.db
const account = await world.newAccount()
const code = await newQrCode(world, account, { Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })

const scanOf = (change: Partial<ScanRow> = {}): ScanRow => ({
  id: uuidv7(),
  GroupId: account.group.id,
  BuildingId: account.building.id,
  QrCodeId: code.QrCodeId,
  at: Date.now(),
  Day: '2026-03-01',
  Bot: false,
  Device: 'phone',
  Language: 'en',
  ...change,
})
const dayOf = async (Day: string) =>
  (await system.query('select scans, bots from scan_day where qr_code_id = $1 and day = $2', [code.QrCodeId, Day])).rows[0]
const rowsOf = async (ids: string[]) => (await system.query('select count(*)::int as n from scan where id = any($1)', [ids])).rows[0].n

/** The pool, with a look at the batches that go through it and a way to hold them up. */
const watched = (before: () => Promise<void> = async () => {}) => {
  const batches: string[] = []
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>()
  const wrapped = (client: pg.PoolClient): pg.PoolClient => {
    const query = async (sql: string) => {
      if (/execute/.test(sql)) {
        batches.push(sql)
        await before()
      }
      return client.query(sql)
    }
    return Object.assign(Object.create(client), { query, release: (broken: boolean) => client.release(broken) })
  }
  const connect = async () => {
    const client = await pool.connect()
    const made = clients.get(client) ?? wrapped(client)
    clients.set(client, made)
    return made
  }
  const pool = new pg.Pool({ ...world.owner, max: 3, options: '-c role=lintel_system' })
  pools.push(pool)
  return { batches, db: { system: { connect } } as never } // only what the recorder uses
}
const pools: pg.Pool[] = []
afterAll(() => Promise.all(pools.map(pool => pool.end())))

describe('the recorder', () => {
  test('answers each scan after its commit, and counts people and bots by day', async () => {
    const { db } = watched()
    const recorder = openRecorder(db)
    const scans = [scanOf(), scanOf(), scanOf({ Bot: true }), scanOf({ Day: '2026-03-02' })]
    await Promise.all(scans.map(one => recorder.record(one).then(async () => expect(await rowsOf([one.id])).toBe(1))))
    expect(await dayOf('2026-03-01')).toEqual({ scans: 2, bots: 1 })
    expect(await dayOf('2026-03-02')).toEqual({ scans: 1, bots: 0 })
    const { rows } = await system.query('select scan_date, bot from scan where id = $1', [scans[2]?.id])
    expect(rows).toEqual([{ scan_date: new Date(scans[2]?.at ?? 0), bot: true }])
  })

  test.each([
    { enough: 5, later: 5, wait: 0 },
    { enough: 100, later: 1, wait: 50 },
  ])('writes few behind those that are under way, and beside them many, or what has waited', async ({ enough, later, wait }) => {
    const held = Promise.withResolvers<void>()
    const { db, batches } = watched(() => held.promise)
    const recorder = openRecorder(db, { enough })
    const scans = Array.from({ length: 2 + later }, () => scanOf({ Day: '2026-03-10' }))
    const told = scans.slice(0, 1).map(recorder.record)
    await expect.poll(() => batches.length).toBe(1)
    told.push(...scans.slice(1, 2).map(recorder.record))
    await sleep(wait)
    expect(batches).toHaveLength(1)
    told.push(...scans.slice(2).map(recorder.record))
    await expect.poll(() => batches.length).toBe(2)
    held.resolve()
    await Promise.all(told)
    expect(await rowsOf(scans.map(one => one.id))).toBe(scans.length)
  })

  test('writes many scans with few commits, at most two at a time', async () => {
    let flying = 0
    let most = 0
    const { db, batches } = watched(async () => {
      most = Math.max(most, ++flying)
      await sleep(20)
      flying--
    })
    const recorder = openRecorder(db)
    const scans = Array.from({ length: 1200 }, () => scanOf({ Day: '2026-03-03' }))
    await Promise.all(scans.map(one => recorder.record(one)))
    expect(batches.length).toBeLessThanOrEqual(4)
    expect(most).toBeLessThanOrEqual(2)
    expect(await rowsOf(scans.map(one => one.id))).toBe(1200)
    expect(await dayOf('2026-03-03')).toEqual({ scans: 1200, bots: 0 })
  })

  test('refuses when too many wait, and keeps those it has taken', async () => {
    const { db } = watched(() => sleep(50))
    const recorder = openRecorder(db, { batch: 10, longestQueue: 15 })
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => recorder.record(scanOf({ Day: '2026-03-04' }))))
    expect(all.filter(one => one.status === 'rejected').map(one => one.reason.code)).toEqual(Array(25).fill('sys.srv.una'))
    expect(await dayOf('2026-03-04')).toEqual({ scans: 15, bots: 0 })
  })

  test('refuses what has waited too long, and what comes behind it', async () => {
    const held = Promise.withResolvers<void>()
    const { db, batches } = watched(() => held.promise)
    const recorder = openRecorder(db, { batch: 1, longestWait: 60 })
    const told = [recorder.record(scanOf({ Day: '2026-03-05' }))]
    await expect.poll(() => batches.length).toBe(1)
    told.push(recorder.record(scanOf({ Day: '2026-03-05' })))
    await sleep(100)
    told.push(recorder.record(scanOf({ Day: '2026-03-05' })))
    held.resolve()
    expect((await Promise.allSettled(told)).map(one => one.status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await dayOf('2026-03-05')).toEqual({ scans: 1, bots: 0 })
  })

  test('refuses all of a batch when the database is away, and works again afterwards', async () => {
    let away = true
    const { db } = watched(async () => {
      if (away) throw new Error('Connection terminated')
    })
    const recorder = openRecorder(db)
    await expect(recorder.record(scanOf())).rejects.toMatchObject({ code: 'sys.srv.una' })
    away = false
    await recorder.record(scanOf({ Day: '2026-03-06' }))
    expect(await dayOf('2026-03-06')).toEqual({ scans: 1, bots: 0 })
  })

  test('loses no other scan for a code that is gone', async () => {
    const recorder = openRecorder(watched().db) // of one server: `staging.test.ts` has those of a cluster
    const kept = scanOf({ Day: '2026-03-07' })
    await Promise.all([recorder.record(scanOf({ QrCodeId: randomUUID(), Day: '2026-03-07' })), recorder.record(kept)])
    expect(await dayOf('2026-03-07')).toEqual({ scans: 1, bots: 0 })
  })

  test('writes nothing of a batch of which one part fails', async () => {
    const recorder = openRecorder(watched().db) // of one server: `staging.test.ts` has those of a cluster
    const scan = scanOf({ Day: '2026-03-08' })
    await recorder.record(scan)
    await expect(recorder.record(scan)).rejects.toMatchObject({ code: 'sys.srv.una' }) // the same id twice
    expect(await dayOf('2026-03-08')).toEqual({ scans: 1, bots: 0 })
  })

  test('closes when all is written', async () => {
    const { db } = watched(() => sleep(20))
    const recorder = openRecorder(db, { batch: 5 })
    const scans = Array.from({ length: 30 }, () => scanOf({ Day: '2026-03-09' }))
    for (const one of scans) void recorder.record(one)
    await recorder.close()
    expect(await rowsOf(scans.map(one => one.id))).toBe(30)
  })
})
