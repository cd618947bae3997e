import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { chromiumLaunch } from '../platform/chromium/chromium.ts'
import { type Config, ownOrigin } from '../platform/config.ts'
import { openAuditMonths } from '../platform/db/audit.ts'
import { withClient } from '../platform/db/client.ts'
import { type Cluster, openCluster } from '../platform/db/cluster.ts'
import { openDatabase } from '../platform/db/database.ts'
import { isDistributed } from '../platform/db/distribute.ts'
import { adviseFixes, serverVersion } from '../platform/db/fixes.ts'
import { loginsOf, openLogins } from '../platform/db/logins.ts'
import { migrate, requireSchema } from '../platform/db/migrate.ts'
import { holdSessionLock } from '../platform/db/sessionLock.ts'
import { sqlState } from '../platform/db/sqlState.ts'
import { openEvents } from '../platform/events/events.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { createFileStore } from '../platform/files/store.ts'
import { openDrain } from '../platform/http/drain.ts'
import { loggerOptions } from '../platform/http/log.ts'
import { openJobs, prepareJobs } from '../platform/jobs/jobs.ts'
import { openLimits } from '../platform/limits.ts'
import { openMailDesk } from '../platform/mail/desk.ts'
import { createSmtpMailer } from '../platform/mail/smtp.ts'
import { createPrinter } from '../platform/pdf/printer.ts'
import type { Services } from '../platform/services.ts'
import { openTextDesk } from '../platform/sms/desk.ts'
import { createTextSender } from '../platform/sms/webhook.ts'
import { plainly, StartRefused } from '../platform/startRefused.ts'
import { measureSlowStatement } from '../platform/watching/metrics.ts'
import type { SlowStatement } from '../platform/watching/slowStatements.ts'
import { runAs } from '../platform/watching/work.ts'
import { jobs } from './features.ts'
import type { Closing } from './run.ts'

/**
 * Everything that a server or a worker works with, over the database of its configuration; `closing` gets what gives it back.
 * `pages`: origin of the pages that are printed.
 */
export const openAll = async (config: Config, closing: Closing, pages: string): Promise<Services> => {
  const opening = openOwner(config)
  closing.push(async () => (await opening.catch(() => null))?.cluster?.stop())
  const { owner, cluster } = await opening
  const { services, close } = await openServices(config, owner, pages)
  closing.push(close)
  process.on('unhandledRejection', error => services.log.error({ error: String(error) }, 'a promise was left alone'))
  if (cluster) closing.push(keepCluster(cluster, services))
  return services
}

/** Missing fixes of the database and what to do, for the operator who starts a process; null: none. `/ready` and `/operations` show it too. */
export const describeMissingFixes = async ({ db, config }: Services): Promise<string | null> => {
  const { lacking } = await serverVersion(db.system)
  return lacking && adviseFixes(lacking, { embedded: !config.databaseUrl })
}

/**
 * The database of a configuration: the one named by DATABASE_URL, or the embedded PostgreSQL of the data folder; migrated, with
 * room for the audit, and with roles that can log in. Only here its owner is at work, and not at all where the schema is left alone. Throws `StartRefused` when it cannot be.
 */
export const openOwner = async (config: Config): Promise<{ owner: pg.PoolConfig; cluster: Cluster | null; migrated: string[] }> => {
  const cluster = config.databaseUrl ? null : await openCluster(path.join(config.dataDir, 'pg'), { durable: config.durable })
  try {
    if (cluster) await withClient(cluster.config(), createDatabase)
    const owner = cluster ? cluster.config('lintel') : { connectionString: config.databaseUrl }
    if (!config.migrate) {
      await requireSchema(cluster ? owner : loginsOf(owner, config.secret).lintel_system).catch(refuseLogin)
      return { owner, cluster, migrated: [] }
    }
    return await withClient(owner, async client => {
      await holdSessionLock(client, 4716) // one process after the other: rights on one table cannot be given at once
      const migrated = await migrate(owner)
      await prepareJobs(owner)
      await openLogins(owner, config.secret)
      await openAuditMonths(client)
      return { owner, cluster, migrated }
    })
  } catch (error) {
    await cluster?.stop()
    throw new StartRefused(`The database${cluster ? '' : ' of DATABASE_URL'} cannot be used: ${plainly(error)}`, { cause: error })
  }
}

const refuseLogin = (error: unknown): never => {
  if (!['28P01', '28000'].includes(sqlState(error) ?? '')) throw error
  throw new StartRefused('it does not let in the role lintel_system by this LINTEL_SECRET. Run npm run migrate with the same secret first.')
}

/** Where the bytes of files lie. */
export const filesOf = (config: Config): FileStore =>
  createFileStore(config.s3 ? { s3: config.s3 } : { folder: path.join(config.dataDir, 'files') })

/** Pages that are printed at once: one for two processors, so that people have the other. */
const pagesAtOnce = Math.max(1, Math.floor(availableParallelism() / 2))

/** Everything that a server or a worker works with, over a migrated database; prints the pages of its own server. `close` gives it all back. */
export const openServices = async (
  config: Config,
  owner: pg.PoolConfig,
  pages = ownOrigin(config),
): Promise<{ services: Services; close(): Promise<void> }> => {
  const log = Fastify({ logger: loggerOptions(config) ?? false }).log
  const logins = loginsOf(owner, config.secret)
  const distributed = await withClient(logins.lintel_system, isDistributed)
  const db = openDatabase(logins, { distributed, slow: { after: config.slowMillis, tell: tellSlow(log) } })
  const [queue, events] = await Promise.all([openJobs(logins.lintel_system, db.system, jobs), openEvents(logins.lintel_app)])
  const mailer = config.smtpUrl ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom }) : null
  const printer = createPrinter({
    chromium: () => chromiumLaunch({ confined: config.chromiumUnconfined ? 'try' : true }),
    baseUrl: pages,
    atOnce: pagesAtOnce,
  })
  const services: Services = {
    config,
    db,
    jobs: queue,
    events,
    files: filesOf(config),
    mail: openMailDesk({ jobs: queue, mailer, baseUrl: config.baseUrl }),
    sms: openTextDesk(queue, config.smsUrl ? createTextSender({ url: config.smsUrl, token: config.smsToken }) : null),
    printer,
    limits: openLimits(db.counting),
    drain: openDrain(),
    log: log as FastifyBaseLogger,
  }
  const close = async () => {
    await queue.stop()
    mailer?.close()
    await Promise.allSettled([events.close(), printer.close(), db.close()])
  }
  return { services, close }
}

const tellSlow =
  (log: Pick<FastifyBaseLogger, 'warn'>) =>
  ({ work = { name: 'none', id: 'none' }, millis, text }: SlowStatement) => {
    measureSlowStatement(work.name)
    runAs(work, () => log.warn({ millis, statement: text }, 'a slow statement'))
  }

/**
 * Starts the embedded PostgreSQL again when it has crashed under this process; the events' connection is what notices.
 * Returns how to end the watch, which waits for a start that is under way.
 */
export const keepCluster = (cluster: Cluster, { events, log }: Pick<Services, 'events' | 'log'>): (() => Promise<void>) => {
  const ending = new AbortController()
  const watch = async () => {
    for (let wait = 500; !ending.signal.aborted; ) {
      await sleep(wait, undefined, { ref: false, signal: ending.signal }).catch(() => {})
      if (events.connected || ending.signal.aborted) continue
      const problem = await cluster.revive().catch(String)
      if (problem) log.error({ problem }, 'PostgreSQL is away')
      wait = typeof problem === 'string' ? Math.min(wait * 2, 10_000) : 500
    }
  }
  const watched = watch()
  return () => (ending.abort(), watched)
}

const createDatabase = async (admin: pg.Client) => {
  await admin.query('select pg_advisory_lock(4712)')
  const { rowCount } = await admin.query(`select 1 from pg_database where datname = 'lintel'`)
  if (rowCount === 0) await admin.query('create database lintel')
}
