import type { TestProject } from 'vitest/node'
import { withClient } from '../src/platform/db/client.ts'
import { copyDatabase, dropDatabase } from '../test/support/databases.ts'
import { testTemplate } from '../test/support/template.ts'
import { KNOCK_OUT, type KnockOut } from './knockOut.ts'

/** The template of the tests; where a guard of the database is switched off, a copy of it without that guard, for this run alone. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { servers, template, stop } = await testTemplate()
  const asked: KnockOut | null = JSON.parse(process.env[KNOCK_OUT] ?? 'null')
  if (!asked || !('sql' in asked)) {
    project.provide('pg', { servers, template })
    return stop
  }
  const without = `knocked_out_${process.pid}`
  await dropDatabase(servers, without)
  await copyDatabase(servers, without, template)
  await withClient({ ...servers[0], database: without }, client => client.query(asked.sql))
  project.provide('pg', { servers, template: without })
  return async () => {
    await dropDatabase(servers, without)
    await stop()
  }
}
