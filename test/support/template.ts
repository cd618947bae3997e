import { createHash } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openCluster } from '../../src/platform/db/cluster.ts'
import { openLogins } from '../../src/platform/db/logins.ts'
import { migrate, readMigrations } from '../../src/platform/db/migrate.ts'
import { prepareJobs } from '../../src/platform/jobs/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    pg: { host: string; user: string; template: string }
  }
}

/** Every world's secret: the passwords of the two roles, which the worlds share, follow from it. */
export const testSecret = 'a secret of forty characters for the tests'

/** Once a run: a migrated template database, named by its migrations, so that reruns and parallel runs reuse it. */
export default async function setup(project: TestProject) {
  const { host, user, template } = await testTemplate()
  project.provide('pg', { host, user, template })
}

export const testTemplate = async () => {
  const cluster = await openCluster(path.resolve('node_modules/.cache/pg-test'), { durable: false })
  const sum = createHash('sha256')
  for (const one of readMigrations()) sum.update(one.name + one.checksum)
  const template = `tpl_${sum.digest('hex').slice(0, 16)}`
  const admin = new pg.Client(cluster.config())
  await admin.connect()
  await admin.query('select pg_advisory_lock(1)')
  try {
    if ((await admin.query('select 1 from pg_database where datname = $1', [template])).rowCount === 0) {
      await admin.query(`drop database if exists building_${template} with (force)`)
      await admin.query(`create database building_${template}`)
      await migrate(cluster.config(`building_${template}`))
      await prepareJobs(cluster.config(`building_${template}`))
      await admin.query(`alter database building_${template} rename to ${template}`) // only a finished one bears the name
    }
    await openLogins(cluster.config(), testSecret)
  } finally {
    await admin.query('select pg_advisory_unlock(1)')
    await admin.end()
  }
  const { host, user } = cluster.config()
  if (!host || !user) throw new Error('the test cluster is reached by socket')
  return { host, user, template }
}
