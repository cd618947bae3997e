import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { GroupId } from '../../src/core/ids.ts'
import { accountGroup } from '../../src/features/base/accounts/tables.ts'
import { RequestPasswordReset } from '../../src/features/base/people/contract.ts'
import { building } from '../../src/features/property/buildings/tables.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { loginsOf } from '../../src/platform/db/logins.ts'
import {
  ask,
  callAt,
  crowd,
  freePort,
  fromSomewhere,
  keyIn,
  killPostgres,
  launch,
  phone,
  type Running,
  sendForm,
  startServer,
  until,
} from '../support/processes.ts'
import { buildingRow } from '../support/rows.ts'
import { newQrCode } from '../support/scans.ts'
import { testSecret } from '../support/template.ts'

// The real program with its own PostgreSQL and full durability, killed again and again under the load of visitors.
const dataDir = mkdtempSync(path.join(tmpdir(), 'lintel-resilience-'))
chmodSync(dataDir, 0o755) // as root, PostgreSQL runs as nobody and must get there
const secret = testSecret
const settings = { DATA_DIR: dataDir, LINTEL_SECRET: secret }
const owner: pg.PoolConfig = { host: path.join(dataDir, 'pg/run'), user: 'postgres', database: 'lintel' }
let running: Running | undefined
const startAgain = async (): Promise<Running> => {
  running = await startServer(settings)
  return running
}
afterAll(async () => {
  await running?.kill('SIGKILL')
  killPostgres(dataDir)
  await sleep(100)
  rmSync(dataDir, { recursive: true, force: true })
})

type Codes = { link: string; forms: string[] }
type Form = { path: string; Key: string; Text: string; Score: string; thanked: boolean }
/** What visitors were told, over all restarts. */
const told = { scans: 0, asked: 0, pages: [] as string[], forms: [] as Form[], statuses: new Set<number>(), lost: 0 }

const seed = async (): Promise<Codes> => {
  const db = openDatabase(loginsOf(owner, secret), { max: 2 })
  try {
    const account = await db.asSystem('test account', async tx => {
      const [group] = await tx
        .insert(accountGroup)
        .values({ GroupName: { en: 'Resilient', es: 'Resistente' } })
        .returning()
      if (!group) throw new Error('no account')
      const [place] = await tx.insert(building).values(buildingRow(group.id, 0)).returning()
      return { group: { id: group.id as GroupId, name: 'Resilient' }, building: { id: place?.id ?? '' } }
    })
    const services = { services: { db, config: { secret } } } as never // all that a new code needs of a world
    const link = await newQrCode(services, account, { Type: 'StaticUrl', Form: { Url: 'https://example.com/' } })
    const forms = []
    for (const Location of ['Lobby', 'Restroom', 'Elevator']) forms.push(await newQrCode(services, account, { Type: 'Feedback', Location }))
    return { link: `/q/${link.Address}`, forms: forms.map(one => `/q/${one.Address}`) }
  } finally {
    await db.close()
  }
}

/** Visitors who scan and answer until they are told to leave; who gets no answer to a form keeps it and sends it again. */
const visitors = (base: string, { link, forms }: Codes) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
  let leaving = false
  const scan = async () => {
    told.asked++
    const reply = await ask(base + link, { headers: { 'user-agent': phone }, agent }).catch(() => null)
    note(reply?.status)
    if (reply?.status === 302) told.scans++
    else await sleep(20)
  }
  const answer = async (form: string) => {
    const page = await ask(base + form, { headers: { 'user-agent': phone, ...fromSomewhere() }, agent }).catch(() => null)
    note(page?.status)
    if (page?.status !== 200) return
    const Key = keyIn(page.body)
    told.pages.push(Key.split('.')[0] ?? '')
    const n = told.forms.length
    const one: Form = {
      path: form,
      Key,
      Text: `The elevator is quick, says visitor number ${n}`,
      Score: String(1 + (n % 5)),
      thanked: false,
    }
    told.forms.push(one)
    await sendOnce(base, one, agent)
  }
  const repeat = async (work: () => Promise<void>, pause: number) => {
    while (!leaving) {
      await work()
      await sleep(pause)
    }
  }
  const all = [
    ...Array.from({ length: 16 }, () => repeat(scan, 1)),
    ...[...forms, ...forms, ...forms].map(form => repeat(() => answer(form), 20)),
  ]
  return {
    leave: async () => {
      leaving = true
      await Promise.all(all)
      agent.destroy()
    },
  }
}

const note = (status: number | undefined) => void (status === undefined ? told.lost++ : told.statuses.add(status))

const sendOnce = async (base: string, one: Form, agent?: http.Agent) => {
  const { Key, Text, Score } = one
  const reply = await sendForm(
    base + one.path,
    { Key, Text, Score, CustomerEffortScore: '3', NetPromoterScore: '9', Role: 'Tenant' },
    agent,
  ).catch(() => null)
  note(reply?.status)
  if (reply?.status === 303) one.thanked = true
}

/** Runs `work` once visitors have been answered a while, and lets them see what comes of it. */
const underLoad = async (server: Running, codes: Codes, work: () => Promise<void>): Promise<void> => {
  const before = { scans: told.scans, thanked: thanked() }
  const load = visitors(server.base, codes)
  await until('visitors are answered', 30, async () => told.scans >= before.scans + 300 && thanked() >= before.thanked + 20)
  await work()
  await load.leave()
}
const thanked = () => told.forms.filter(one => one.thanked).length

/** All that was answered is stored, nothing twice, and the sums are those of the events. */
const expectNothingLost = async (): Promise<void> => {
  const client = new pg.Client(owner)
  await client.connect()
  const one = async (sql: string, values?: unknown[]) => (await client.query(sql, values)).rows[0]
  try {
    await sleep(300) // what PostgreSQL had received goes on to its end
    const { scans, pages } = await one(
      `select count(*) filter (where q.qr_type <> 'Feedback')::int as scans, count(*) filter (where s.id = any($1))::int as pages
      from scan s join qr_code q on q.group_id = s.group_id and q.id = s.qr_code_id`,
      [told.pages],
    )
    expect(scans).toBeGreaterThanOrEqual(told.scans)
    expect(scans).toBeLessThanOrEqual(told.asked)
    expect(pages).toBe(told.pages.length)
    const { rows } = await client.query<{ text: string; n: number }>('select text, count(*)::int as n from feedback group by text')
    const stored = new Map(rows.map(row => [row.text, row.n]))
    expect(told.forms.filter(form => form.thanked && stored.get(form.Text) !== 1)).toEqual([])
    expect([...stored.values()].every(n => n === 1)).toBe(true)
    expect(await client.query(sums).then(reply => reply.rows)).toEqual([])
  } finally {
    await client.end()
  }
}

// Each row is a sum that is not what its events say.
const sums = `
  with said as (select count(*) as n, coalesce(sum(score), 0) as score from feedback)
  select 'scans' as what from (select qr_code_id, count(*) as n from scan group by 1) s
    full join (select qr_code_id, sum(scans + bots) as n from scan_day group by 1) d using (qr_code_id) where s.n is distinct from d.n
  union all select 'engaged' from said where n <> (select coalesce(sum(engaged), 0) from scan_day)
  union all select 'clicks' from said where n <> (select coalesce(sum(clicks), 0) from click_day where item_name = 'Submit')
  union all select 'days' from said where (n, score) is distinct from (select (sum(count), sum(score_sum)) from feedback_day)
  union all select 'totals' from said where (n, score) is distinct from (select (sum(count), sum(score_sum)) from feedback_total where entity_type = '')
  union all select 'types' from said where n <> (select sum(count) from feedback_total where entity_type <> '')
  union all select 'words' from said where n <> (select sum(count) from feedback_term_day where entity_type = '' and term = 'en:elevator')
  union all select 'months' from said where n <> (select sum(count) from feedback_term_month where entity_type = '' and term = 'en:elevator')`

const expectEnd = async (signal: 'SIGTERM' | 'SIGINT', one: Pick<Running, 'kill' | 'output'>) => {
  const began = performance.now()
  expect(await one.kill(signal), one.output()).toEqual({ code: 0, signal: null })
  expect(performance.now() - began).toBeLessThan(10_000)
}

test('kill -9 of the server, of PostgreSQL and of both: what was answered is stored once, and nobody lends a hand', async () => {
  const first = await startAgain()
  const codes = await seed()

  await underLoad(first, codes, async () => void (await first.kill('SIGKILL')))
  expect(told.lost).toBeGreaterThan(0)
  const second = await startAgain()
  await expectNothingLost()

  told.statuses.clear()
  told.lost = 0
  await underLoad(second, codes, async () => {
    const before = told.scans
    expect(killPostgres(dataDir)).toBe(true)
    expect((await ask(`${second.base}/login`, { headers: { accept: 'text/html' } })).status).toBe(200)
    const began = performance.now()
    await until('scans are answered again', 30, async () => told.scans > before + 50)
    console.log(`PostgreSQL was back for visitors after ${Math.round(performance.now() - began)} ms`)
  })
  expect([...told.statuses].toSorted((x, y) => x - y)).toEqual([200, 302, 303, 503])
  expect(told.lost).toBe(0) // the server itself never went away
  await until('the server is ready', 30, async () => (await ask(`${second.base}/ready`)).status === 200)
  await callAt(second.base, RequestPasswordReset, { Email: 'admin@localhost.example' })
  await until('a job is done', 30, async () => (await mails()) > 0)
  await expectNothingLost()

  await underLoad(second, codes, async () => {
    killPostgres(dataDir)
    await second.kill('SIGKILL')
  })
  const third = await startAgain()
  const waiting = told.forms.filter(one => !one.thanked)
  for (const one of [...waiting, ...told.forms.slice(-20)]) await sendOnce(third.base, one) // also what had been thanked for
  expect(thanked()).toBe(told.forms.length)
  await expectNothingLost()
  console.log(`${told.scans} scans and ${told.forms.length} answers; ${waiting.length} forms were sent again`)

  await underLoad(third, codes, () => expectEnd('SIGTERM', third))
  const fourth = await startAgain()
  console.log(`a start after SIGTERM shows its first page after ${fourth.upAfter} ms (${crowd().toFixed(1)} processes a processor)`)
  expect(fourth.upAfter).toBeLessThan(10_000 * crowd())
  await expectNothingLost()
  await expectEnd('SIGINT', fourth)
}, 180_000)

test('a signal while the server is starting ends it properly too, and the next start works', async () => {
  const postmaster = path.join(dataDir, 'pg/data/postmaster.pid')
  for (const far of [() => existsSync(postmaster), (said: string) => said.includes('Lintel is at')]) {
    expect(existsSync(postmaster)).toBe(false)
    const one = launch('start.ts', { ...settings, PORT: String(await freePort()), HOST: '127.0.0.1' })
    await until('it starts', 60, async () => far(one.output()))
    await expectEnd('SIGTERM', one)
  }
  const last = await startAgain()
  await expectNothingLost()
  await expectEnd('SIGINT', last)
}, 120_000)

const mails = async (): Promise<number> => {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    return (await client.query('select count(*)::int as n from mail')).rows[0].n
  } finally {
    await client.end()
  }
}
