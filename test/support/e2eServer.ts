import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startBalancer } from './balancer.ts'
import { openBusinessProfile, wireReview } from './businessProfile.ts'
import { addressOf, citusServers, prepareDatabase } from './databases.ts'
import { freePort, startServer } from './processes.ts'
import { noteDatabase } from './sessions.ts'
import { startSmtp } from './smtp.ts'
import { testSecret } from './template.ts'

/** The server of the browser tests: the real one, with a fresh demo world and a real SMTP server whose mails become files. */
const data = path.resolve('node_modules/.cache/e2e')
const mails = path.join(data, 'mails')
const world = path.join(data, `world-${process.pid}`)
for (const old of [mails, world]) rmSync(old, { recursive: true, force: true })
process.once('exit', () => rmSync(world, { recursive: true, force: true }))
mkdirSync(mails, { recursive: true })

let count = 0
// Who is called so is refused the first time.
const refused = new Set<string>()
const refuse = (address: string) => {
  if (!address.startsWith('refused-once') || refused.has(address)) return undefined
  refused.add(address)
  return '550 5.1.1 No such user here'
}
const smtp = await startSmtp({ refuse, onMail: raw => writeFileSync(path.join(mails, `${String(++count).padStart(4, '0')}.eml`), raw) })
// Reviews of so long ago that no other test counts them.
const google = await openBusinessProfile()
const tower = google.addLocation('e2e', { title: 'Harbor Point on Google', storeCode: 'somewhere else' })
google.setReviews(tower, [
  wireReview('e2e-1', 'FIVE', '2019-02-01T10:00:00Z', { comment: 'Clean lobby.' }),
  wireReview('e2e-2', 'TWO', '2019-02-02T10:00:00Z'),
])
Object.assign(process.env, {
  GOOGLE_CLIENT_ID: 'lintel-tests',
  GOOGLE_CLIENT_SECRET: 'client-secret',
  GOOGLE_API_URL: google.origin,
  DATA_DIR: world,
  LINTEL_DURABLE: 'off',
  LINTEL_DEMO_PASSWORD: 'Harbour-Lights-77',
  LINTEL_DEMO_SCALE: process.env.LINTEL_DEMO_SCALE ?? '0.5',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  SMTP_URL: smtp.url,
  FORM_SECONDS: '0', // tests fill in forms faster than people
  TRUST_PROXY: 'on',
})
// On a cluster (CITUS_URL) the server has a database of its own there, spread over it before anything is in it.
const servers = process.env.CITUS_URL ? await citusServers(process.env.CITUS_URL) : null
const database = servers ? `e2e_${process.pid}` : 'lintel'
if (servers) {
  await prepareDatabase(servers, database, testSecret)
  Object.assign(process.env, { DATABASE_URL: addressOf({ ...servers[0], database }), LINTEL_SECRET: testSecret })
}
// There it is two servers behind a balancer, which takes the port that the tests ask.
const front = process.env.PORT ?? ''
if (servers) process.env.PORT = String(await freePort())
await import('../../src/app/start.ts')
if (servers) {
  const { DATA_DIR, LINTEL_SECRET, DATABASE_URL, SMTP_URL, TRUST_PROXY, BASE_URL, LOG_LEVEL } = process.env as Record<string, string>
  const told = {
    DATA_DIR,
    LINTEL_SECRET,
    DATABASE_URL,
    SMTP_URL,
    TRUST_PROXY,
    BASE_URL,
    LOG_LEVEL,
    FORM_SECONDS: '0',
    LINTEL_MIGRATE: 'off',
    LINTEL_DEMO: 'off',
  }
  const second = await startServer(told as Record<string, string>) // each was set above, or by playwright.config.ts
  process.once('exit', () => void second.kill('SIGKILL'))
  await startBalancer([`http://127.0.0.1:${process.env.PORT}`, second.base], Number(front))
}

// Users of both demo accounts: one with another role in each, one an Executive in both.
const socket = () => readFileSync(path.join(world, 'pg/data/postmaster.pid'), 'utf8').split('\n')[4]
const owner = { ...(servers ? servers[0] : { host: socket(), user: 'postgres' }), database }
const secret = servers ? testSecret : readFileSync(path.join(world, 'secret'), 'utf8').trim()
noteDatabase(front, { owner, secret })
const client = new pg.Client(owner)
await client.connect()
await client.query(`with made as (
  insert into app_user (email, full_name, password_hash)
  select new.email, new.name, password_hash from app_user, (values ('two@demo.example', 'Ines Okafor'), ('both@demo.example', 'Owen Marsh')) new (email, name)
  where app_user.email = 'gm@demo.example' returning id, email)
insert into member (group_id, user_id, member_role_in_group, created_date)
select g.id, made.id, case when made.email like 'both%' or g.group_name->>'en' like 'Northgate%' then 'Executive' else 'Employee' end,
  now() - case when g.group_name->>'en' like 'Northgate%' then interval '1 hour' else interval '2 hours' end
from made, account_group g`)
await client.end()
