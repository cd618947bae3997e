import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { chromiumLaunch } from '../platform/chromium/chromium.ts'
import type { Config } from '../platform/config.ts'
import { type Cluster, openCluster } from '../platform/db/cluster.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openEvents } from '../platform/events/events.ts'
import { createFileStore } from '../platform/files/store.ts'
import { loggerOptions } from '../platform/http/log.ts'
import { openJobs, prepareJobs } from '../platform/jobs/jobs.ts'
import { openLimits } from '../platform/limits.ts'
import { openMailDesk } from '../platform/mail/desk.ts'
import { createSmtpMailer } from '../platform/mail/smtp.ts'
import { createPrinter } from '../platform/pdf/printer.ts'
import type { Services } from '../platform/services.ts'
import { jobs } from './features.ts'

/** The database of a configuration: the one named by DATABASE_URL, or the embedded PostgreSQL of the data folder; migrated. */
export const openOwner = async (config: Config): Promise<{ owner: pg.PoolConfig; cluster: Cluster | null; migrated: string[] }> => {
  const cluster = config.databaseUrl ? null : await openCluster(path.join(config.dataDir, 'pg'), { durable: config.durable })
  if (cluster) await createDatabase(cluster, 'lintel')
  const owner = cluster ? cluster.config('lintel') : { connectionString: config.databaseUrl }
  const migrated = await migrate(owner)
  if (migrated.length > 0) await prepareJobs(owner)
  return { owner, cluster, migrated }
}

/** Everything that a server or a worker works with, over a migrated database. `close` gives it all back. */
export const openServices = async (config: Config, owner: pg.PoolConfig): Promise<{ services: Services; close(): Promise<void> }> => {
  const log = Fastify({ logger: loggerOptions(config) ?? false }).log
  const db = openDatabase(owner)
  const [queue, events] = await Promise.all([openJobs(owner, db.system, jobs), openEvents(owner)])
  const mailer = config.smtpUrl ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom }) : null
  const printer = createPrinter({ chromium: () => chromiumLaunch({ confined: true }), baseUrl: `http://127.0.0.1:${config.port}` })
  const services: Services = {
    config,
    db,
    jobs: queue,
    events,
    files: createFileStore(config.s3 ? { s3: config.s3 } : { folder: path.join(config.dataDir, 'files') }),
    mail: openMailDesk(queue, mailer),
    printer,
    limits: openLimits(db.app),
    log: log as FastifyBaseLogger,
  }
  const close = async () => {
    await queue.stop()
    mailer?.close()
    await Promise.allSettled([events.close(), printer.close(), db.close()])
  }
  return { services, close }
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

const createDatabase = async (cluster: Cluster, name: string) => {
  const admin = new pg.Client(cluster.config())
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(4712)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await admin.query(`create database ${name}`)
  } finally {
    await admin.end()
  }
}
