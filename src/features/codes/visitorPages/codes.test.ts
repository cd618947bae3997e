import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import type { GroupId } from '../../../core/ids.ts'
import { qrCode } from '../qr/tables.ts'
import { openCodes } from './codes.server.ts'

const world = await openWorld()
/** Codes as a process of its own keeps them, which hears of no change, over a clock that goes as it is told. */
const opened = async () => {
  const account = await world.newAccount()
  const { Address } = await newQrCode(world, account, { Type: 'Maintenance' })
  const start = performance.now()
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => start + passed)
  const reads = vi.spyOn(world.services.db, 'asSystem')
  const codes = openCodes({ ...world.services, events: { ...world.services.events, on: () => () => {}, onGap: () => () => {} } })
  const rename = (QrName: string) =>
    world.services.db.withTenant(account.group.id as GroupId, tx =>
      tx.update(qrCode).set({ QrName }).where(eq(qrCode.GroupId, account.group.id)),
    )
  const countReads = () => reads.mock.calls.filter(([reason]) => reason === 'code by its address').length
  return { codes, Address, rename, countReads, pass: (ms: number) => void (passed += ms) }
}
afterEach(() => vi.restoreAllMocks())

test('a code that is asked for again and again is read again beside it, and nobody waits for that', async () => {
  const { codes, Address, rename, countReads, pass } = await opened()
  const first = codes.find(Address)
  await first
  pass(1900)
  expect([codes.find(Address) === first, countReads()]).toEqual([true, 1])
  await rename('Renamed')
  pass(2700) // 4.6 s
  expect([codes.find(Address) === first, countReads()]).toEqual([true, 2])
  expect([codes.find(Address) === first, countReads()]).toEqual([true, 2]) // once
  await vi.waitFor(async () => expect((await codes.find(Address))?.QrName).toBe('Renamed'))
  expect(countReads()).toBe(2)
})

test('a code that nobody has asked for meanwhile is read, and waited for, when it is older than 5 s', async () => {
  const { codes, Address, rename, countReads, pass } = await opened()
  await codes.find(Address)
  await rename('Renamed')
  pass(5001)
  expect([(await codes.find(Address))?.QrName, countReads()]).toEqual(['Renamed', 2])
})

test('reading again beside it fails without harm: the code is read when its time is over', async () => {
  const { codes, Address, countReads, pass } = await opened()
  await codes.find(Address)
  pass(4600)
  vi.mocked(world.services.db.asSystem).mockRejectedValueOnce(new Error('away'))
  expect((await codes.find(Address))?.Address).toBe(Address)
  await new Promise(resolve => setImmediate(resolve))
  expect((await codes.find(Address))?.Address).toBe(Address)
  pass(401)
  expect([(await codes.find(Address))?.Address, countReads()]).toEqual([Address, 3])
})
