import { createHash } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { COMMENT_LINES } from '../src/features/codes/answers/demo.ts'
import { withClient } from '../src/platform/db/client.ts'
import { openCluster } from '../src/platform/db/cluster.ts'
import { openLogins } from '../src/platform/db/logins.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { prepareJobs } from '../src/platform/jobs/jobs.ts'
import { analyseComment } from '../src/platform/text/analyse.ts'
import { sentimentClass } from '../src/platform/text/sentiment.ts'
import type { Amount } from './amounts.ts'
import { equipmentFills } from './equipmentData.ts'
import { sqlId } from './ids.ts'
import { inboxFills } from './inboxData.ts'
import { accountOf, closeScans, placeFills, scanFills } from './placeData.ts'
import { portfolioFills } from './portfolioData.ts'
import { roundsFills } from './roundsData.ts'
import { attributeFilled, servedRequestsFills } from './servedRequestsData.ts'
import { walksFills } from './walksData.ts'

/** Of the installation that the benchmarks are: its roles log in by it. */
export const benchSecret = 'a secret of forty characters for the bench'
/** Encrypts the backups of the benchmarks. */
export const backupKey = 'a key of forty characters for the bench'

const id = (kind: number, n: number) => `00000000-0000-7${kind.toString(16).padStart(3, '0')}-8000-${n.toString(16).padStart(12, '0')}`
export const accountId = (n: number): string => id(1, n)
export const buildingId = (n: number): string => id(2, n)
/** A mechanical space; a building has 20 of them. */
export const spaceId = (n: number): string => id(5, n)
export const userId = (n: number): string => id(4, n)
/** The printed address of a code. */
export const addressOfCode = (n: number): string => n.toString(16).padStart(16, 'Z').toUpperCase()
export const tokenOf = (account: number): string => `ut_bench_${account}`

/** The private, durable cluster of the benchmarks; it stays on disk, so that a rerun finds its data. */
export const openBenchCluster = async () => {
  const cluster = await openCluster(path.resolve(import.meta.dirname, '../node_modules/.cache/pg-bench'), { durable: true })
  const guard = new pg.Client(cluster.config())
  guard.on('error', () => {})
  await guard.connect()
  const { rows } = await guard.query('select pg_try_advisory_lock(4714) as alone')
  if (rows[0]?.alone) return { ...cluster, stop: () => guard.end().then(() => cluster.stop()) }
  await guard.end()
  throw new Error('Another benchmark is running: two at once measure each other.')
}
export type BenchCluster = Awaited<ReturnType<typeof openBenchCluster>>

/** The name of a filled database of today's schema and of this file's data; made at first use. Sessions are always fresh. */
export const fillDatabase = async (cluster: BenchCluster, amount: Amount): Promise<string> => {
  const name = nameFor(amount)
  const exists = await withClient(
    cluster.config(),
    async admin => (await admin.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1,
  )
  if (!exists) await make(cluster, name, amount)
  await renewSessions(cluster.config(name), amount)
  return name
}

/** A session for each account's user, by `tokenOf`. */
export const renewSessions = (config: pg.PoolConfig, { accounts }: Amount): Promise<unknown> =>
  withClient(config, async client => {
    await client.query('delete from session')
    await client.query(sessions, [Array.from({ length: accounts + 1 }, (_, n) => hash(tokenOf(n)))])
  })

export const nameFor = (amount: Amount): string => {
  const sum = createHash('sha256').update(fills(amount, 1000).join())
  for (const one of readMigrations()) sum.update(one.checksum)
  return `${amount.name}_${sum.digest('hex').slice(0, 12)}`
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const sessions = `insert into session (token_hash, kind, user_id, idle_minutes, expires_date)
  select t.hash, 'User', u.id, 720, now() + interval '12 hours' from unnest($1::text[]) with ordinality t(hash, n)
  join app_user u on u.email = 'bench' || (t.n - 1) || '@bench.example' on conflict (token_hash) do update set seen_date = now(), expires_date = excluded.expires_date`

const make = async (cluster: BenchCluster, name: string, amount: Amount) => {
  console.log(`Filling ${name} …`)
  await withClient(cluster.config(), async admin => {
    const { rows } = await admin.query(`select datname from pg_database where datname like $1`, [`${amount.name}\\_%`])
    for (const { datname } of rows) await admin.query(`drop database "${datname}" with (force)`)
    await admin.query(`drop database if exists "filling" with (force)`)
    await admin.query('create database filling')
  })
  await fillEmpty(cluster.config('filling'), amount)
  await withClient(cluster.config(), admin => admin.query(`alter database filling rename to ${name}`))
}

/** Brings an empty database to today's schema and fills it. */
export const fillEmpty = async (config: pg.PoolConfig, amount: Amount, secret = benchSecret): Promise<void> => {
  await migrate(config)
  await prepareJobs(config)
  await openLogins(config, secret)
  await withClient(config, client => fill(client, amount))
}

const fill = async (client: pg.Client, amount: Amount) => {
  // Foreign keys hold by construction; checking a million of them takes longer than making the rows.
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; select setseed(0.42)`)
  await client.query(`create temp table comment (i int, text text, language text, sentiment float8);
    create temp table comment_term (i int, term text); create temp table comment_topic (i int, topic text, p int, m int)`)
  const read = [...new Set(COMMENT_LINES.map(line => line.text))].map((text, i) => ({ i, text, ...analyseComment(text) }))
  const terms = read.flatMap(({ i, terms: all }) => [...new Set(all)].map(term => ({ i, term })))
  const topics = read.flatMap(({ i, topics: all }) =>
    all.map(({ topic, score }) => ({
      i,
      topic,
      p: sentimentClass(score) === 'positive' ? 1 : 0,
      m: sentimentClass(score) === 'negative' ? 1 : 0,
    })),
  )
  for (const [table, rows] of Object.entries({ comment: read, comment_term: terms, comment_topic: topics }))
    await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [JSON.stringify(rows)])
  for (const one of [...fills(amount, read.length), ...laterTotals()]) await client.query(one)
  await closeScans(client)
  if (amount.asked) await attributeFilled(client)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

/** What a migration made of the answers that were there already, it makes of these too. */
const laterTotals = (): string[] =>
  readMigrations().flatMap(({ name, sql }) =>
    name.endsWith('feedback_totals') ? sql.split('--> statement-breakpoint').filter(one => one.includes('insert into')) : [],
  )

const fills = (amount: Amount, comments: number): string[] => [
  ...usualFills(amount, comments),
  ...(amount.contacts ? portfolioFills({ ...amount, contacts: amount.contacts }) : []),
  ...(amount.pieces ? [...equipmentFills(amount), ...roundsFills(amount)] : []),
  ...(amount.walks ? walksFills(amount.walks) : []),
  ...(amount.asked ? servedRequestsFills({ ...amount, ...amount.asked }) : []),
  ...(amount.sent ? inboxFills({ ...amount, sent: amount.sent }) : []),
]

const sumsOf = (of: (name: string) => string) =>
  ['count', 'score_sum', 'stars1', 'stars2', 'stars3', 'stars4', 'stars5', 'ces_count', 'ces_sum', 'nps_count', 'promoters', 'detractors']
    .map(of)
    .join(', ')
const ownSums = sumsOf(name => name)
/** Sums by month, from those by day; and by code, as many as answers of a building and a day have codes. */
const answerSumsFills = [
  `insert into feedback_month (group_id, building_id, source, entity_type, qr_type, role, month, ${ownSums})
    select group_id, building_id, 'Sign', coalesce(entity_type, ''), coalesce(qr_type, ''), coalesce(role, ''), date_trunc('month', day)::date as month,
      ${sumsOf(name => `sum(${name})`)}
    from feedback_day group by group_id, building_id, month, grouping sets ((), (entity_type), (qr_type, role))`,
  `insert into feedback_code_day (group_id, building_id, qr_code_id, source, day, ${ownSums})
    select group_id, building_id, qr_code_id, 'Sign', day, count(*), sum(score), count(*) filter (where score = 1), count(*) filter (where score = 2),
      count(*) filter (where score = 3), count(*) filter (where score = 4), count(*) filter (where score = 5), count(customer_effort_score),
      coalesce(sum(customer_effort_score), 0), count(net_promoter_score), count(*) filter (where net_promoter_score >= 9),
      count(*) filter (where net_promoter_score <= 6) from placed group by 1, 2, 3, 4, 5`,
]

/** Sums come to their tables day by day, of all buildings: the rows of a day lie together. */
const dayOrderFills = Object.entries({ feedback_total: 'day', feedback_day: 'day', feedback_month: 'month', scan_day: 'day' }).flatMap(
  ([table, day]) => [`create index by_day on ${table} (${day})`, `cluster ${table} using by_day`, 'drop index by_day'],
)

const arrayOf = (texts: readonly string[]) => `(array[${texts.map(one => `'${one}'`).join(', ')}])`

const usualFills = (amount: Amount, comments: number): string[] => [
  ...placeFills(amount),
  ...scanFills(amount),
  ...answerFills(amount, comments),
  ...dayOrderFills,
]

const answerFills = (amount: Amount, comments: number): string[] => {
  const { buildings, codes, answers, busy, types = ['Feedback'] } = amount
  return [
    // Two years of answers: building 0 has 10,000, building 1 the busy ones, all others as many as each other.
    `create temp table asked as select case when n < 10000 then 0 when n < ${10000 + busy} then 1 else 2 + n % ${Math.max(1, buildings - 2)} end as b,
      random() as r, random() as mood, floor(random() * ${comments})::int as c, n from generate_series(0, ${9999 + answers + busy}) n`,
    `insert into feedback (group_id, building_id, qr_code_id, qr_type, entity_type, submit_date, score, customer_effort_score, net_promoter_score, role, text, language, sentiment_score, terms, topics, status)
    select ${sqlId(1, accountOf(amount, 'b'))}, ${sqlId(2, 'b')}, ${sqlId(3, `b * ${codes / buildings} + n % ${codes / buildings}`)}, ${arrayOf(types)}[1 + n % ${types.length}],
      (array['Building', 'Restroom', 'Lobby'])[1 + n % 3], date_trunc('day', now()) - make_interval(secs => r * 730 * 86400),
      1 + floor(sqrt(mood) * 4.999)::int, case when n % 2 = 0 then 1 + n % 7 end, case when n % 3 = 0 then n % 11 end,
      (array['Tenant', 'Visitor', 'Employee', null])[1 + n % 4], case when n % 3 = 0 then c.text end, coalesce(case when n % 3 = 0 then c.language end, 'en'),
      case when n % 3 = 0 then c.sentiment end, case when n % 3 = 0 then coalesce(w.terms, '{}') end, case when n % 3 = 0 then coalesce(o.topics, '{}') end,
      case when r * 730 < 30 then 'New' else 'Done' end
    from asked join comment c on c.i = asked.c left join (select i, array_agg(term) as terms from comment_term group by i) w on w.i = c.i
      left join (select i, array_agg(topic) as topics from comment_topic group by i) o on o.i = c.i order by r desc`,
    `create temp table placed as select f.*, (f.submit_date at time zone b.time_zone)::date as day from feedback f join building b on b.group_id = f.group_id and b.id = f.building_id`,
    `insert into feedback_day select group_id, building_id, entity_type, qr_type, coalesce(role, ''), day, count(*), sum(score), count(*) filter (where score = 1),
      count(*) filter (where score = 2), count(*) filter (where score = 3), count(*) filter (where score = 4), count(*) filter (where score = 5),
      count(customer_effort_score), coalesce(sum(customer_effort_score), 0), count(net_promoter_score), count(*) filter (where net_promoter_score >= 9),
      count(*) filter (where net_promoter_score <= 6) from placed group by 1, 2, 3, 4, 5, 6`,
    ...answerSumsFills,
    `insert into feedback_term_day select group_id, building_id, entity_type, day, comment.language || ':' || term, count(*), sum(sentiment)
    from placed join comment using (text) join comment_term using (i) group by 1, 2, 3, 4, 5`,
    `insert into feedback_topic_day select group_id, building_id, entity_type, day, topic, count(*), sum(p), sum(m)
    from placed join comment using (text) join comment_topic using (i) group by 1, 2, 3, 4, 5`,
  ]
}
