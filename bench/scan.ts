import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { openHttp } from '../src/app/http.ts'
import { openServices } from '../src/app/process.ts'
import { accountGroup } from '../src/features/base/accounts/tables.ts'
import { newBranding } from '../src/features/codes/branding/rules.ts'
import { codeAddress, qrCode, qrItem } from '../src/features/codes/qr/tables.ts'
import { scanPart } from '../src/features/codes/visitorPages/scanPart.server.ts'
import { building, buildingSection } from '../src/features/property/buildings/tables.ts'
import { readConfig } from '../src/platform/config.ts'
import { openCluster } from '../src/platform/db/cluster.ts'
import { openLogins } from '../src/platform/db/logins.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { prepareJobs } from '../src/platform/jobs/jobs.ts'
import type { Services } from '../src/platform/services.ts'
import { benchSecret } from './data.ts'

/**
 * Scans a second of a printed link, and of a hub with its page, on a durable PostgreSQL of its own (every answer waits for a commit on disk), against a bare
 * Fastify that does no more than one grouped insert a batch. Prints JSON. `node bench/scan.ts [seconds] [connections]`
 */
const [seconds = '10', connections = '64'] = process.argv.slice(2)
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const address = 'BENCH0001'
const hubAddress = 'BENCH0002'

const main = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-bench-'))
  chmodSync(folder, 0o755) // as root the cluster is of another user
  const cluster = await openCluster(path.join(folder, 'pg'), { durable: true })
  try {
    const owner = cluster.config()
    await migrate(owner)
    await prepareJobs(owner)
    await openLogins(owner, benchSecret)
    const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', LINTEL_SECRET: benchSecret })
    const opened = await openServices(config, owner)
    const { services } = opened
    await seed(services)
    const ours = await openHttp(services, [scanPart(services)])
    const bare = await openBare(owner)
    const stored = async () => Number((await services.db.system.query('select sum(scans) as n from scan_day')).rows[0].n ?? 0)
    await load(ours, 2) // both are warm before they are measured
    await load(bare, 2)
    const before = await stored()
    // In turn, so that both meet the same machine; the round with the middle share is told.
    const rounds: { bare: Loaded; ours: Loaded; share: number }[] = []
    for (let i = 0; i < 5; i++) {
      const runs = { bare: await load(bare, Number(seconds) / 5), ours: await load(ours, Number(seconds) / 5) }
      rounds.push({ ...runs, share: Math.round((100 * runs.ours.perSecond) / runs.bare.perSecond) / 100 })
    }
    const written = (await stored()) - before
    await load(ours, 2, hubAddress)
    const hub = await load(ours, Number(seconds) / 2, hubAddress)
    const shares = rounds.map(round => round.share)
    console.log(JSON.stringify({ ...rounds.toSorted((a, b) => a.share - b.share)[2], hub, shares, written }, null, 2))
    await Promise.all([ours.close(), bare.close()])
    await opened.close()
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const seed = (services: Services) =>
  services.db.asSystem('bench', async tx => {
    const [group] = await tx
      .insert(accountGroup)
      .values({ GroupName: { en: 'Bench' } })
      .returning()
    const GroupId = group?.id ?? ''
    const where = { AddressLine1: '1 Street', City: 'Boston', State: 'MA', Zip: '02110', ContactEmail: 'a@b.example' }
    const [place] = await tx
      .insert(building)
      .values({ GroupId, Name: { en: 'Building' }, Code: 'B', BuildingType: 'Office', ...where })
      .returning()
    const code = { Address: address, SignId: 1, QrName: 'Link', QrType: 'StaticUrl', EntityType: 'Building', Location: 'Lobby' }
    const [made] = await tx
      .insert(qrCode)
      .values({ GroupId, BuildingId: place?.id ?? '', ...code })
      .returning()
    const QrCodeId = made?.id ?? ''
    const item = { FunctionalityType: 'StaticUrl', QrType: 'StaticUrl', TemplateFormData: { Url: 'https://example.com/handbook' } }
    await tx.insert(qrItem).values({ GroupId, QrCodeId, Name: { en: 'Link' }, Icon: 'link', CanSave: true, ...item })
    await tx.insert(codeAddress).values({ Address: address, GroupId, QrCodeId })
    const Placement = 'QrHub' as const
    const [second] = await tx
      .insert(qrCode)
      .values({ GroupId, BuildingId: place?.id ?? '', ...code, Address: hubAddress, SignId: 2, QrName: 'Hub', QrType: 'QrHub', Placement })
      .returning()
    const of = { GroupId, QrCodeId: second?.id ?? '', CanSave: true, ...item }
    const names = ['Report a problem', 'Check in', 'Call the desk', 'Menu', 'Leave a comment', 'Directions']
    await tx.insert(qrItem).values(names.map((en, Position) => ({ ...of, Position, Name: { en }, Icon: 'link' })))
    const Branding = { ...newBranding(), HtmlPage: { Header: '<h2>Welcome</h2>', Footer: '<p>Open every day.</p>' } }
    await tx.insert(buildingSection).values({ GroupId, BuildingId: place?.id ?? '', Section: 'Branding', Payload: Branding })
    await tx.insert(codeAddress).values({ Address: hubAddress, GroupId, QrCodeId: of.QrCodeId })
  })

/** One insert a batch of what arrived while the last was written, a redirect after its commit: nothing else. */
const openBare = async (owner: pg.PoolConfig): Promise<FastifyInstance> => {
  const pool = new pg.Pool({ ...owner, max: 2 })
  await pool.query(
    'create table bare_scan (id bigint generated always as identity primary key, code text not null, at timestamptz not null)',
  )
  const app = Fastify()
  let queue: { code: string; at: Date; done: () => void }[] = []
  let flying = 0
  const flush = async () => {
    if (flying >= 2 || queue.length === 0) return
    flying++
    const taken = queue
    queue = []
    const values = [taken.map(one => one.code), taken.map(one => one.at)]
    await pool.query({ name: 'bare', text: 'insert into bare_scan (code, at) select * from unnest($1::text[], $2::timestamptz[])', values })
    for (const one of taken) one.done()
    flying--
    void flush()
  }
  app.get<{ Params: { code: string } }>('/q/:code', async (request, reply) => {
    await new Promise<void>(done => {
      queue.push({ code: request.params.code, at: new Date(), done })
      setImmediate(() => void flush())
    })
    return reply.redirect('https://example.com/handbook', 302)
  })
  app.addHook('onClose', () => pool.end())
  return app
}

type Loaded = {
  perSecond: number
  p50: number
  p97: number
  p99: number
  max: number
  /** Microseconds of processor time that the server, which is this process, spent on each. */
  cpu: number
  redirects: number
  pages: number
  others: number
  errors: number
}
const load = async (app: FastifyInstance, duration = Number(seconds), at = address): Promise<Loaded> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // listens on TCP
  const tool = path.resolve(import.meta.dirname, '../node_modules/autocannon/autocannon.js')
  const given = [
    '-c',
    connections,
    '-d',
    String(Math.max(1, Math.round(duration))),
    '-j',
    '-n',
    '-H',
    `user-agent=${phone}`,
    `http://127.0.0.1:${port}/q/${at}`,
  ]
  const before = process.cpuUsage()
  const { stdout } = await promisify(execFile)(process.execPath, [tool, ...given], { maxBuffer: 10_000_000 })
  const { user, system } = process.cpuUsage(before)
  const { requests, latency, errors, ...counts } = JSON.parse(stdout)
  const { p50, p97_5: p97, p99, max } = latency
  return {
    perSecond: Math.round(requests.average),
    p50,
    p97,
    p99,
    max,
    cpu: Math.round((10 * (user + system)) / requests.total) / 10,
    redirects: counts['3xx'],
    pages: counts['2xx'],
    others: counts['4xx'] + counts['5xx'],
    errors,
  }
}

await main()
