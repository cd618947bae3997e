import { createHash } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { jobs } from '../../src/app/features.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { openCluster } from '../../src/platform/db/cluster.ts'
import { loginsOf, openLogins } from '../../src/platform/db/logins.ts'
import { readMigrations } from '../../src/platform/db/migrate.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { citusServers, closeTemplate, dropDatabase, prepareDatabase, renameDatabase, type Servers } from './databases.ts'
import { memoryFolder, useMemoryForTemporaryFiles } from './memoryFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    pg: { servers: Servers; template: string }
  }
}

/** Every world's secret: the passwords of the two roles, which the worlds share, follow from it. */
export const testSecret = 'a secret of forty characters for the tests'

/** Once a run: a migrated template database, named by its migrations, so that reruns and parallel runs reuse it. */
export default async function setup(project: TestProject) {
  const temporary = useMemoryForTemporaryFiles()
  const { servers, template, stop } = await testTemplate()
  project.provide('pg', { servers, template })
  return async () => {
    await stop()
    temporary.remove()
  }
}

/**
 * The template, on a PostgreSQL of the tests' own, or spread over the cluster that CITUS_URL names. `stop` gives the tests' PostgreSQL back: the last run that does stops it.
 */
export const testTemplate = async (): Promise<{ servers: Servers; template: string; stop(): Promise<void> }> => {
  const { servers, stop } = process.env.CITUS_URL
    ? { servers: await citusServers(process.env.CITUS_URL), stop: async () => {} }
    : await ownServer()
  const template = `tpl_${templateSum()}`
  await withClient({ ...servers[0], database: 'postgres' }, async admin => {
    await admin.query('select pg_advisory_lock(1)')
    const building = `building_${template}`
    if ((await admin.query('select 1 from pg_database where datname = $1', [template])).rowCount === 0) {
      await dropDatabase(servers, building)
      await addQueues(await prepareDatabase(servers, building, testSecret))
      await closeTemplate(servers, building)
      await renameDatabase(servers, building, template) // only a finished one bears the name
    } else if (servers.length === 1) await openLogins({ ...servers[0], database: 'postgres' }, testSecret)
  })
  return { servers, template, stop }
}

/** What each server makes at its first start is there already. */
const addQueues = async (owner: pg.PoolConfig) => {
  const login = loginsOf(owner, testSecret).lintel_system
  const pool = new pg.Pool(login)
  await (await openJobs(login, pool, jobs)).stop()
  await pool.end()
}

const templateSum = (): string => {
  const sum = createHash('sha256')
  for (const one of readMigrations()) sum.update(one.name + one.checksum)
  for (const { name } of jobs) sum.update(name)
  return sum.digest('hex').slice(0, 16)
}

const ownServer = async (): Promise<{ servers: Servers; stop(): Promise<void> }> => {
  const { config, stop } = await openCluster(path.join(memoryFolder() ?? path.resolve('node_modules/.cache'), 'pg-test'), {
    durable: false,
  })
  const { host, user } = config()
  if (!host || !user) throw new Error('the test cluster is reached by socket')
  return { servers: [{ host, user }], stop }
}
