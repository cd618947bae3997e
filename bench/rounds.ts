import { createHash, randomUUID } from 'node:crypto'
import { makePhotoQuestion } from '../src/features/field/equipment/questions.ts'
import { GetRoundVersion } from '../src/features/field/inspections/contract.ts'
import { openPhone } from '../src/features/field/inspections/testing.ts'
import { SaveRound } from '../src/features/field/rounds/contract.ts'
import { GetTrendEquipments } from '../src/features/insight/equipmentTrend/contract.ts'
import { withClient } from '../src/platform/db/client.ts'
import { callsWith } from '../test/support/calls.ts'
import { fewWalks, manyWalks } from './amounts.ts'
import { type CallKind, measureKinds } from './callKinds.ts'
import { type BenchCluster, buildingId, fillDatabase, spaceId, tokenOf, userId } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { type Server, serve } from './load.ts'
import { buildRequest, gId } from './portfolioCalls.ts'
import { readingsOfStop, walkers } from './walksData.ts'

const numbers = Array.from({ length: 40 }, (_, i) => i)
const types = ['Engineering', 'PreventativeMaintenance', 'Cleaning', 'SecurityPatrol'] as const
const day = 86_400_000
/** So many days up to some days ago: several of a kind, so that no answer is that of the last. */
const period = (days: number, ago: number) => ({ startDate: Date.now() - (days + ago) * day, endDate: Date.now() - ago * day })
const building = buildingId(0)

/** Calls over a year of walks, and what half of each kind may take, in ms. */
const kindsOf = (pieces: readonly string[]): Readonly<Record<string, CallKind>> => {
  const of = (path: string, p50: number, query: (n: number) => Record<string, unknown>) => ({
    p50,
    requests: numbers.map(n => buildRequest(path, { gId, ...query(n) })),
  })
  const rt = (n: number) => types[n % types.length]
  return {
    'rounds of a type, account, 30 days': of('Round/GetRoundDashboard', 120, n => ({ rt: rt(n), ...period(30, n) })),
    'rounds of a type, account, a year': of('Round/GetRoundDashboard', 120, n => ({ rt: rt(n), ...period(365, n) })),
    'rounds of a type, building, a year': of('Round/GetRoundDashboard', 50, n => ({ rt: rt(n), bId: building, ...period(365, n) })),
    'who walked them, account, a year': of('Round/GetRoundTeam', 120, n => ({ rt: rt(n), ...period(365, n) })),
    'a year of the readings of a piece': of('Equipment/GetEquipmentTrends', 20, n => ({
      bId: building,
      eId: pieces[n % pieces.length] ?? '',
      ...period(365, n),
    })),
    'pieces of a building with readings': of('Equipment/GetTrendEquipments', 50, n => ({ bId: building, skip: n })),
  }
}

/** A year of walks in one account of 100 buildings, 10,000,000 readings: dashboards of rounds, trends, and phones that send. */
export const rounds = async (cluster: BenchCluster, options: Options): Promise<Figure[]> => {
  const database = await fillDatabase(cluster, options.quick ? fewWalks : manyWalks)
  const server = await serve('ours', cluster, database)
  try {
    const call = callsWith(server.url, tokenOf(0))
    const { Equipments } = await call(GetTrendEquipments, { gId, bId: building })
    const figures = await measureKinds(server, kindsOf(Equipments.map(({ eId }) => eId)), options)
    await openWalkers(cluster, database)
    return [...figures, ...(await sending(server, options))]
  } finally {
    server.stop()
  }
}

const tokenOfWalker = (n: number) => `ut_bench_walker_${n % walkers}`
/** A session for each of the people who walk: calls are limited by person. */
const openWalkers = (cluster: BenchCluster, database: string) =>
  withClient(cluster.config(database), client =>
    client.query(
      `insert into session (token_hash, kind, user_id, idle_minutes, expires_date)
        select hash, 'User', id, 720, now() + interval '12 hours' from unnest($1::text[], $2::uuid[]) s(hash, id) on conflict do nothing`,
      [
        Array.from({ length: walkers }, (_, n) => createHash('sha256').update(tokenOfWalker(n)).digest('hex')),
        Array.from({ length: walkers }, (_, n) => userId(n + 1)),
      ],
    ),
  )

/** What is sent before, until V8 has compiled what a sending runs through and versions of the forms are there. */
const warming = 60
/** Phones that each send the first 100 items of a walk: answers of 19 stops that are done, and some of the next. */
const sending = async (server: Server, { quick }: Options): Promise<Figure[]> => {
  const RoundId = await addRoundToWalk(server)
  const [one, many] = [quick ? 20 : 60, quick ? 300 : 600]
  const ready = await Promise.all(Array.from({ length: warming + one + many }, (_, n) => readySend(server, RoundId, n)))
  for (const send of ready.splice(0, warming)) await send()
  const alone: number[] = []
  for (const send of ready.slice(0, one)) alone.push(await send())
  const p95 = alone.toSorted((a, b) => a - b)[Math.floor(alone.length * 0.95)] ?? Number.NaN
  const [start, before] = [performance.now(), await server.cpu()]
  const queue = ready.slice(one)
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let send = queue.pop(); send; send = queue.pop()) await send()
    }),
  )
  const cpu = ((await server.cpu()) - before) / many
  const perSecond = many / ((performance.now() - start) / 1000)
  return [
    { name: 'a phone sends 100 items, p95 of one after the other', ours: p95, unit: 'ms', target: '≤ 80 ms', ok: p95 <= 80 },
    {
      name: `phones send 100 items each, eight at once, ${cpu.toFixed(0)} ms of the server each`,
      ours: perSecond,
      unit: '/s',
      target: '≥ 60 /s',
      ok: perSecond >= 60,
    },
  ]
}

const addRoundToWalk = async (server: Server): Promise<string> => {
  const Stops = Array.from({ length: 25 }, (_, i) => ({
    StopId: randomUUID(),
    EquipmentName: `Pump ${i + 1}`,
    EquipmentType: 'Pump' as const,
    StopType: 'Equipment' as const,
    Floor: 'B1',
    MechanicalSpace: spaceId(0),
    NewQr: true,
    FormTemplateFields: [...readingsOfStop.slice(0, 4), makePhotoQuestion('Q005')],
  }))
  const QrName = `Bench ${Date.now()}`
  const round = { RoundType: 'Engineering', QrName, Frequency: 'AdHoc', Stops } as const
  return (await callsWith(server.url, tokenOf(0))(SaveRound, { GroupId: gId, BuildingId: building, ...round })).RoundId
}

/** Makes what a phone sends; gives what sends it and says how long the answer took, in ms. */
const readySend = async (server: Server, RoundId: string, n: number): Promise<() => Promise<number>> => {
  const call = callsWith(server.url, tokenOfWalker(n))
  const phone = openPhone({ call, building: { id: building }, group: { id: gId } } as never, RoundId)
  const stops = await (known ??= call(GetRoundVersion, { gId, bId: building, rId: RoundId }).then(version => version.Stops))
  phone.tell('walk.opened', { value: { Number: 1 } })
  for (const { StopId: stop } of stops) {
    for (const { Code: code } of readingsOfStop.slice(0, 4)) phone.tell('answer', { stop, code, value: 3 + (n % 30) / 10 })
    phone.tell('stop.done', { stop })
  }
  return async () => {
    const start = performance.now()
    const { Receipts } = await phone.send(phone.items.slice(0, 100))
    if (Receipts.some(({ Result }) => Result !== 'stored')) throw new Error('an item was not stored')
    return performance.now() - start
  }
}
let known: Promise<readonly { StopId: string }[]> | undefined
