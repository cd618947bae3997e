import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { STREAM_GAP } from '../../src/core/wire.ts'
import { permissionsChanged } from '../../src/features/base/permissions/contract.ts'
import { feedbackGiven } from '../../src/features/codes/answers/contract.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { telling } from '../../src/platform/events/events.ts'
import { until } from '../support/processes.ts'
import { openStream, type Stream } from '../support/streams.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()
const base = await world.app.listen({ host: '127.0.0.1', port: 0 })
const { system } = world.services.db
const account = await world.newAccount({ buildings: 2 })
const other = await world.newAccount()
const [first, second] = account.buildings as [{ id: string }, { id: string }]
const inFirst = await account.signInAs('GM', [first.id])

const tell = (n: number, group = account.group.id) => system.query(...telling(permissionsChanged, group, { n }))
const numbers = (stream: Stream) => stream.heard().flatMap(({ data }) => (typeof data.n === 'number' ? [data.n] : []))
const names = (stream: Stream) => stream.heard().map(one => one.name)
const open = (after?: string) => openStream(base, inFirst.token, account.group.id, after)
const known = (stream: Stream) => until('it knows where it is', 10, async () => stream.last())

test('a stream goes on after the last event that its browser has heard, with what its user may hear and nothing twice', async () => {
  const before = await open()
  await tell(1)
  await until('it is heard', 10, async () => numbers(before).length === 1)
  const last = await known(before)
  before.close()
  await tell(2)
  await tell(3, other.group.id)
  await system.query(...telling(feedbackGiven, account.group.id, { BuildingId: second.id }))
  await system.query(...telling(feedbackGiven, account.group.id, { BuildingId: first.id }))
  const next = await open(last)
  await tell(4)
  await until('what is new is heard too', 10, async () => numbers(next).includes(4))
  expect(numbers(next)).toEqual([2, 4])
  expect(names(next)).toEqual(['permissions', 'feedback', 'permissions'])
  next.close()
})

test('a stream that has heard nothing knows where it is all the same', async () => {
  const quiet = await open()
  const last = await known(quiet)
  quiet.close()
  await tell(5)
  const next = await open(last)
  await until('it is heard', 10, async () => numbers(next).includes(5))
  expect(numbers(next)).toEqual([5])
  next.close()
})

test('where the last event is not known any more the browser is told to read again', async () => {
  const stream = await open(randomUUID())
  await tell(6)
  await until('it is heard', 10, async () => numbers(stream).includes(6))
  expect(names(stream)).toEqual([STREAM_GAP, 'permissions'])
  stream.close()
  const nonsense = await open('no id')
  await tell(7)
  await until('it is heard', 10, async () => numbers(nonsense).includes(7))
  expect(names(nonsense)).toEqual(['permissions'])
  nonsense.close()
})

test('after a lost connection to the notices every stream is told that it may have missed some', async () => {
  const stream = await open()
  const last = await known(stream)
  const events = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lintel-events' and datname = current_database()`
  await withClient(world.owner, client => client.query(events))
  await until('it is told', 20, async () => names(stream).includes(STREAM_GAP))
  await tell(8)
  await until('it hears again', 10, async () => numbers(stream).includes(8))
  stream.close()
  const next = await open(last)
  await until('an older place is not known', 10, async () => names(next).includes(STREAM_GAP))
  next.close()
})
