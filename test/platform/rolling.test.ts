import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { RequestPasswordReset } from '../../src/features/base/people/contract.ts'
import { permissionsChanged } from '../../src/features/base/permissions/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { AddVendor } from '../../src/features/property/contacts/contract.ts'
import { telling } from '../../src/platform/events/events.ts'
import { startReadyBalancer } from '../support/balancer.ts'
import { addressOf } from '../support/databases.ts'
import { callAt, freePort, type Running, startServer, startWorker, until } from '../support/processes.ts'
import { startSmtp } from '../support/smtp.ts'
import { followEvents } from '../support/streams.ts'
import { openWorld } from '../world.ts'

// Two servers and two workers behind a balancer, restarted one by one while people work.
const world = await openWorld()
const { owner } = world
const { system } = world.services.db
const smtp = await startSmtp()
const env = {
  DATABASE_URL: addressOf(owner),
  DATA_DIR: world.services.config.dataDir,
  LINTEL_SECRET: world.services.config.secret,
  LINTEL_MIGRATE: 'off',
  DRAIN_SECONDS: '1',
  SMTP_URL: smtp.url,
}
const [portA, portB] = [String(await freePort()), String(await freePort())]
const startAt = (PORT: string) => startServer({ ...env, LINTEL_WORK: 'off', PORT })
const running = new Map<string, Running>()
afterAll(async () => {
  await Promise.all([...running.values()].map(one => one.kill('SIGKILL')))
  await smtp.close()
})
const starts = {
  serverA: () => startAt(portA),
  serverB: () => startAt(portB),
  workerA: () => startWorker(env),
  workerB: () => startWorker(env),
}

test('two servers and two workers are restarted one by one under load: no request fails, no event is missed or doubled, each mail goes out once', async () => {
  await Promise.all(Object.entries(starts).map(async ([name, start]) => running.set(name, await start())))
  const bases = [`http://127.0.0.1:${portA}`, `http://127.0.0.1:${portB}`]
  const balancer = await startReadyBalancer(bases)
  const bothReady = () => until('both are ready', 30, async () => bases.every(balancer.isReady))
  await bothReady()
  const account = await world.newAccount()
  const people = await Promise.all(Array.from({ length: 6 }, () => account.signInAs('GM')))
  const events = followEvents(balancer.base, account.token, account.group.id)
  await events.begun
  const load = startLoad(balancer.base, account, people)
  await sleep(300)
  const restart = async (name: string, start: () => Promise<Running>) => {
    const ended = await running.get(name)?.kill('SIGTERM')
    expect(ended, `${name}: ${running.get(name)?.output()}`).toEqual({ code: 0, signal: null })
    running.set(name, await start())
  }
  // Of each kind one at a time.
  for (const [server, worker] of [
    ['serverA', 'workerA'],
    ['serverB', 'workerB'],
  ] as const) {
    await Promise.all([restart(server, starts[server]), restart(worker, starts[worker])])
    await bothReady()
  }
  const { failed, done, written, told, asked } = await load.stop()
  expect(failed).toEqual([])
  expect(done).toBeGreaterThan(50)
  const { rows } = await system.query('select count(*)::int as n from vendor where group_id = $1', [account.group.id])
  expect(rows[0].n).toBe(written)
  await until('every mail has gone out', 30, async () => smtp.received.length >= asked)
  await sleep(500)
  expect(smtp.received).toHaveLength(asked)
  const { heard, streams } = await events.stop()
  expect(streams).toBeGreaterThanOrEqual(2)
  expect(heard.flatMap(({ data }) => (typeof data.n === 'number' ? [data.n] : []))).toEqual(Array.from({ length: told }, (_, n) => n))
  await balancer.close()
}, 180_000)

type Account = Awaited<ReturnType<typeof world.newAccount>>
type Person = Awaited<ReturnType<Account['signInAs']>>
/** People read and write through a balancer, are told events, and ask for mails, until they are stopped. */
const startLoad = (base: string, { group, building }: Account, people: readonly Person[]) => {
  const failed: string[] = []
  let [stopped, done, written, told, asked] = [false, 0, 0, 0, 0]
  const loop = async (pause: number, step: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !stopped; turn++) {
      await step(turn).catch((error: unknown) => failed.push(String(error)))
      await sleep(pause)
    }
  }
  const answered = ({ status, code }: { status: number; code: string | undefined }) => {
    if (status === 200) done++
    else failed.push(`${status} ${code}`)
    return status === 200
  }
  const reading = ({ token }: Person) =>
    loop(20, async () =>
      answered(await callAt(base, GetPropertyList, { filter: { gId: group.id }, sort: { field: 'Name', order: 'ASC' } }, { token })),
    )
  const writing = ({ token }: Person) =>
    loop(40, async () => {
      const headers = { 'idempotency-key': randomUUID() }
      if (
        answered(
          await callAt(base, AddVendor, { GroupId: group.id, VendorName: randomUUID(), Buildings: [building.id] }, { token, headers }),
        )
      )
        written++
    })
  const publishing = loop(25, async turn => {
    await system.query(...telling(permissionsChanged, group.id, { n: turn }))
    told++
  })
  const mailing = loop(1000, async turn => {
    const one = people[turn]
    if (one && answered(await callAt(base, RequestPasswordReset, { Email: one.user.email }))) asked++
  })
  const all = [...people.slice(0, 4).map(reading), ...people.slice(4).map(writing), publishing, mailing]
  return {
    stop: async () => {
      stopped = true
      await Promise.all(all)
      return { failed, done, written, told, asked }
    },
  }
}
