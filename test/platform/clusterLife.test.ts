import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { openServices } from '../../src/app/process.ts'
import { GetOperations } from '../../src/features/base/operations/contract.ts'
import { SaveSettings } from '../../src/features/base/people/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { readConfig } from '../../src/platform/config.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { placeOfNode } from '../../src/platform/db/nodes.ts'
import { hostOf } from '../../src/platform/mail/desk.ts'
import type { Services } from '../../src/platform/services.ts'
import { type Seen, startClusterLoad, type Written } from '../support/clusterLoad.ts'
import { accountsOnEach, atNodes, nodesCommand, type PlacedAccount, placeOfAccount } from '../support/clusterNodes.ts'
import { ask, callAt, crowd, freePort, type Running, startServer, startWorker, until } from '../support/processes.ts'
import { startSmtp } from '../support/smtp.ts'
import { openWorld } from '../world.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { servers } = inject('pg')
const alone = servers.length > 1 && nodesCommand !== undefined
const world = await openWorld({ own: alone })
const { owner } = world
const address = `postgresql://${owner.user}@${owner.host}:${owner.port}/${owner.database}`
const env = {
  DATABASE_URL: address,
  DATA_DIR: world.services.config.dataDir,
  LINTEL_SECRET: world.services.config.secret,
  LINTEL_MIGRATE: 'off',
  FORM_SECONDS: '0',
}
const workers = servers.slice(1).map(({ host = '', port = 0 }) => placeOfNode({ host, port }))
const [coordinator, first = '', second = ''] = [`${owner.host}:${owner.port}`, ...workers]
let [server, accounts]: [Running | undefined, PlacedAccount[]] = [undefined, []]
afterAll(async () => void (await server?.kill('SIGKILL')))

/** What every server of a cluster is told: how soon it finishes commits that a crash has cut, and that rows may follow the log. */
const settings = [
  `alter system set citus.recover_2pc_interval = '5s'`,
  'alter system set output_plugin_libraries = pgoutput, test_decoding, citus',
  'select pg_reload_conf()',
]
const setUp = async (one: object, statements: readonly string[] = settings) => {
  for (const statement of statements) await withClient({ ...one, database: 'postgres' }, client => client.query(statement))
}

/** The commands of docs/operating.md that stand behind a mark, run in a shell. Gives what they said. */
const runBlock = async (mark: string, more: Record<string, string>): Promise<string> => {
  const page = readFileSync(path.join(root, 'docs/operating.md'), 'utf8')
  const block = page.split(`clusterLife.test.ts: ${mark} -->`)[1]?.match(/```sh\n([\s\S]*?)```/)?.[1]
  if (!block) throw new Error(`docs/operating.md has no block ${mark}`)
  const { PATH, HOME } = process.env
  const shell = spawn('sh', ['-e', '-c', block], { cwd: root, env: { PATH, HOME, ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', text => (said += text))
  const code = await new Promise(resolve => shell.once('exit', resolve))
  expect(code, said).toBe(0)
  return said
}

const failedOf = (seen: readonly Seen[]) => seen.filter(one => one.status !== 200)
const longestOf = (seen: readonly Seen[]) => Math.round(Math.max(0, ...seen.map(one => one.took)))
const p99Of = (seen: readonly Seen[]) =>
  Math.round(seen.map(one => one.took).toSorted((a, b) => a - b)[Math.floor(seen.length * 0.99)] ?? 0)
const scansOf = (seen: readonly Seen[]) => seen.filter(one => one.what === 'scan')
const describeVisits = (which: string, seen: readonly Seen[]): string => {
  const [scans, forms] = [scansOf(seen), seen.filter(one => one.what === 'form')]
  return `${which}: ${failedOf(scans).length} of ${scans.length} scans and ${failedOf(forms).length} of ${forms.length} forms refused, a scan p99 ${p99Of(scans)} ms`
}
const at = (place: string) => new Set(accounts.filter(one => one.place === place).map(one => one.group.id))

/** Who is refused is told to come again, soon enough, and by nothing but that the database is away. */
const expectPutOff = (failed: readonly Seen[]) => {
  expect(failed.filter(one => one.status !== 503 || one.code !== 'sys.srv.una' || !one.retryAfter)).toEqual([])
  expect(longestOf(failed)).toBeLessThan(6000)
}

/** What was answered is there once, and nothing is half committed on any node. */
const expectAllThere = async (journal: readonly Written[]) => {
  await until('no commit is half done', 60, async () => {
    for (const one of servers) {
      const { rowCount } = await withClient({ ...one, database: 'postgres' }, client =>
        client.query('select 1 from pg_prepared_xacts where database = $1', [owner.database]),
      )
      if (rowCount !== 0) return false
    }
    return true
  })
  const { rows } = await withClient(owner, client => client.query('select vendor_name as name, count(*)::int as n from vendor group by 1'))
  const stored = new Map(rows.map(row => [row.name, row.n]))
  expect(journal.filter(one => one.answered && stored.get(one.name) !== 1)).toEqual([])
  expect(rows.filter(row => row.n > 1)).toEqual([])
  expect(journal.filter(one => one.answered).length).toBeGreaterThan(50)
}

/** Posts a mail as features do, in a transaction of its own. Gives its Message-ID. */
const postMail = async ({ db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>, id: string): Promise<string> => {
  const content = { title: id, language: 'en', blocks: [{ is: 'paragraph', text: 'Sent under load.' }], footer: '' } as const
  await db.asSystem('mail of a test', (_tx, client) => mail.post(client, { id, to: ['somebody@cluster.example'], subject: id, content }))
  return `<${id}@${hostOf(config.baseUrl)}>`
}

describe.skipIf(!alone)('the life of a cluster (CITUS_URL and CITUS_NODES)', () => {
  beforeAll(async () => {
    for (const one of servers) await setUp(one)
    // Where the tests' own servers cannot resolve a name, the coordinator is told how it reaches itself.
    await withClient(owner, client => client.query(`alter database ${owner.database} set citus.local_hostname = '${owner.host}'`))
    server = await startServer({ ...env, PORT: String(await freePort()) })
    accounts = await accountsOnEach(world, [first, second], 2)
  }, 120_000)
  afterEach(async () => {
    for (const one of [coordinator, first, second]) await atNodes('start', one)
  })
  const base = () => server?.base ?? ''
  const said = () => server?.output() ?? ''
  const isWell = (load: ReturnType<typeof startClusterLoad>) =>
    until('every account is answered again', 60, async () => {
      await sleep(1000)
      const last = load.seen.filter(one => one.at > load.now() - 1000)
      return failedOf(last).length === 0 && accounts.every(one => last.some(({ account }) => account === one.group.id))
    })

  test('a worker is killed: its accounts are put off, the others go on and sign in, all is there when it is back', async () => {
    const admin = await world.newAccount({ role: 'AcAdmin', global: true })
    const load = startClusterLoad(base(), accounts)
    await sleep(5000)
    await atNodes('kill', first)
    const since = load.now()
    await until('/ready tells which node is away', 20, async () => {
      const { status, body } = await ask(`${base()}/ready`)
      return status === 200 && JSON.parse(body).away?.includes(first)
    })
    const { data } = await callAt(base(), GetOperations, { Period: 'Hour' }, { token: admin.token })
    expect(data).toMatchObject({ NodesAway: [first], Texts: null })
    expect((await ask(`${base()}/metrics`, { headers: {} })).body).toContain(`lintel_node_away{node="${first}"} 1`)
    const living = accounts.find(one => one.place === second)
    const saved = await callAt(base(), SaveSettings, { Theme: 'dark', Language: 'es' }, { token: living?.token ?? '' })
    expect([saved.status, saved.code]).toEqual([503, 'sys.srv.una']) // people are on every node
    await sleep(8000)
    await atNodes('start', first)
    await isWell(load)
    const { seen, journal } = await load.stop()
    const [away, others] = [seen.filter(one => at(first).has(one.account)), seen.filter(one => at(second).has(one.account))]
    expectPutOff(failedOf(away))
    expect(failedOf(away).length).toBeGreaterThan(20)
    expect(failedOf(others)).toEqual([])
    expect(others.some(one => one.what === 'signIn' && one.at > since)).toBe(true)
    const [before, meanwhile] = [others.filter(one => one.at < since), others.filter(one => one.at > since)]
    console.log(
      `refused within ${longestOf(failedOf(away))} ms; the others: p99 ${p99Of(before)} ms before, ${p99Of(meanwhile)} ms meanwhile`,
    )
    expect(scansOf(meanwhile).length).toBeGreaterThan(50)
    console.log(describeVisits('a worker killed, accounts of the other', meanwhile))
    console.log(
      describeVisits(
        'its own accounts',
        away.filter(one => one.at > since),
      ),
    )
    await expectAllThere(journal)
  }, 180_000)

  test('a worker hangs: its accounts are soon refused at once, the others go on, and all is well when it goes on', async () => {
    const load = startClusterLoad(base(), accounts)
    await sleep(3000)
    await atNodes('freeze', first)
    const since = load.now()
    try {
      await sleep(20_000)
    } finally {
      await atNodes('thaw', first)
    }
    await isWell(load)
    const { seen, journal } = await load.stop()
    const hanging = seen.filter(one => at(first).has(one.account) && one.at > since && one.at < since + 20_000)
    const known = failedOf(hanging).filter(one => one.at > since + 12_000)
    expect(known.filter(one => one.status !== 503 || one.code !== 'sys.srv.una' || !one.retryAfter)).toEqual([])
    expect(known.length).toBeGreaterThan(20)
    expect(known.filter(one => one.took > 1000 * crowd())).toEqual([])
    const others = seen.filter(one => at(second).has(one.account))
    console.log(
      describeVisits(
        'a worker frozen, accounts of the other',
        others.filter(one => one.at > since && one.at < since + 20_000),
      ),
    )
    expect(failedOf(others.filter(one => one.what !== 'signIn' && one.what !== 'scan'))).toEqual([])
    // Until the node is known to be away, what hangs on it may take all connections of the system role for a moment.
    expect(failedOf(scansOf(others)).length).toBeLessThanOrEqual(scansOf(others).length * 0.02)
    await expectAllThere(journal)
  }, 180_000)

  test('a server starts while a worker is away, and serves the accounts of the others', async () => {
    await atNodes('kill', first)
    const started = await startServer({ ...env, PORT: String(await freePort()) })
    try {
      const { status, body } = await ask(`${started.base}/ready`)
      expect([status, JSON.parse(body).away]).toEqual([200, [first]])
      const [living, gone] = [second, first].map(place => accounts.find(one => one.place === place))
      const listOf = (one = living) =>
        callAt(
          started.base,
          GetPropertyList,
          { filter: { gId: one?.group.id ?? '' }, sort: { field: 'Name', order: 'ASC' } },
          { token: one?.token ?? '' },
        )
      expect((await listOf()).status).toBe(200)
      expect(await listOf(gone)).toMatchObject({ status: 503, code: 'sys.srv.una' })
      await atNodes('start', first)
      await until('its accounts are served', 20, async () => (await listOf(gone)).status === 200)
    } finally {
      await started.kill('SIGTERM')
    }
  }, 120_000)

  test('the coordinator is killed: every call is put off, and all is there when it is back', async () => {
    const load = startClusterLoad(base(), accounts)
    await sleep(4000)
    await atNodes('kill', coordinator)
    await sleep(5000)
    await atNodes('start', coordinator)
    const back = load.now()
    await isWell(load)
    const { seen, journal } = await load.stop()
    expectPutOff(failedOf(seen))
    expect(failedOf(seen).length).toBeGreaterThan(20)
    console.log(
      `the last refusal came ${Math.round(Math.max(0, ...failedOf(seen).map(one => one.at)) - back)} ms after the coordinator was back`,
    )
    await expectAllThere(journal)
  }, 180_000)

  test('a server and a worker process are killed again and again: nothing is lost or doubled, and every mail goes out', async () => {
    await server?.kill('SIGTERM')
    const smtp = await startSmtp()
    const PORT = String(await freePort())
    const told = { ...env, SMTP_URL: smtp.url }
    const start = async () => {
      server = await startServer({ ...told, LINTEL_WORK: 'off', PORT })
    }
    const work = () => startWorker({ ...told, LINTEL_WORK: 'on', BASE_URL: `http://127.0.0.1:${PORT}` })
    await start()
    let worker = await work()
    const { services, close } = await openServices(readConfig({ ...told, LOG_LEVEL: 'silent' }), owner)
    try {
      const load = startClusterLoad(base(), accounts)
      const posted: string[] = []
      for (let kills = 0; kills < 4; kills++) {
        for (let n = 0; n < 10; n++) posted.push(await postMail(services, `cluster.${kills}.${n}`))
        await sleep(150 * kills)
        await worker.kill('SIGKILL')
        if (kills % 2 === 1) await server?.kill('SIGKILL').then(start)
        worker = await work()
      }
      await isWell(load)
      const { journal } = await load.stop()
      await expectAllThere(journal)
      const ids = () => smtp.received.map(({ mail }) => mail.messageId)
      await until('every mail has come', 60, async () => posted.every(id => ids().includes(id)))
      expect(ids().length - new Set(ids()).size).toBeLessThanOrEqual(4) // only where a kill fell between a mail and its word
    } finally {
      await close()
      await worker.kill('SIGKILL')
      await smtp.close()
    }
  }, 240_000)

  test('by the steps of docs/operating.md a node is added, an account set apart, the node taken away, while people work', async () => {
    const [noisy] = accounts
    if (!noisy) throw new Error('no account')
    const NODE = await atNodes('add')
    try {
      const [host, port] = NODE.split(':')
      const steps = { NODE, ACCOUNT: noisy.group.id }
      const load = startClusterLoad(base(), accounts)
      const added = { ...owner, host, port: Number(port) }
      await setUp(added, ['alter system set output_plugin_libraries = pgoutput', 'select pg_reload_conf()'])
      await expect(runBlock('add a node', steps)).rejects.toThrow('alter system set output_plugin_libraries')
      const left = await withClient({ ...added, database: 'postgres' }, one =>
        one.query('select 1 from pg_database where datname = $1', [owner.database]),
      )
      expect(left.rowCount).toBe(0) // what is refused leaves nothing behind
      await setUp(added)
      expect(await runBlock('add a node', steps)).toContain(`${NODE}: `)
      await runBlock('take a node away', steps)
      const moves = [...load.seen]
      const { shard } = await placeOfAccount(world, noisy.group.id)
      const beside = new Set<string>()
      for (const one of accounts) if ((await placeOfAccount(world, one.group.id)).shard === shard) beside.add(one.group.id)
      expect(await runBlock('an account on its own node', steps)).toContain(`is alone on ${NODE}`)
      expect((await placeOfAccount(world, noisy.group.id)).place).toBe(NODE)
      await runBlock('take a node away', steps)
      await isWell(load)
      const { seen, journal } = await load.stop()
      expect(failedOf(moves), said()).toEqual([])
      expect(failedOf(seen.filter(one => !beside.has(one.account))), said()).toEqual([])
      const refused = failedOf(seen).filter(one => one.what !== 'write')
      expect(refused, said()).toEqual([])
      expectPutOff(failedOf(seen))
      console.log(
        `longest call while shards moved: ${longestOf(moves)} ms; writes put off while an account was set apart: ${failedOf(seen).length}`,
      )
      await expectAllThere(journal)
    } finally {
      await atNodes('remove', NODE)
    }
  }, 400_000)
})
