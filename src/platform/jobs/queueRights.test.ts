import { expect, test } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import { withClient } from '../db/client.ts'
import { prepareJobs } from './jobs.ts'
import { setQueueRights } from './queueRights.ts'

const { owner } = await openWorld({ own: true })

test('a start that finds the rights of the queue in place changes none', async () => {
  const statements: string[] = []
  await withClient(owner, client =>
    setQueueRights({
      query: ((text: string) => {
        statements.push(text)
        return client.query(text)
      }) as never, // the one of its overloads that is used
    }),
  )
  expect(statements.filter(one => /^(grant|revoke)/.test(one))).toEqual([])
})

test('rights that are missing are given, those too many are taken, and enqueueing never lacks its own', async () => {
  await withClient(owner, async client => {
    await client.query('grant delete on pgboss.job to lintel_app')
    await client.query('revoke insert on pgboss.job_common from lintel_app')
  })
  const may = (table: string, right: string) => `has_table_privilege('lintel_app', 'pgboss.${table}', '${right}')`
  await prepareJobs(owner)
  const { rows } = await withClient(owner, client =>
    client.query(
      `select ${may('job', 'insert')} as a, ${may('job_common', 'insert')} as b, ${may('job', 'delete')} as c, ${may('job', 'select')} as d,
       has_column_privilege('lintel_app', 'pgboss.job', 'start_after', 'select') as e`,
    ),
  )
  expect(rows).toEqual([{ a: true, b: true, c: false, d: false, e: true }])
  let refused = 0
  let [stopped, asked] = [false, 0]
  const asking = withClient(owner, async client => {
    await client.query('set role lintel_app')
    while (!stopped) {
      asked++
      await client.query('insert into pgboss.job (name) select name from pgboss.queue where false').catch(() => void refused++)
    }
  })
  for (let n = 0; n < 5; n++) await prepareJobs(owner)
  stopped = true
  await asking
  expect([refused, asked > 20]).toEqual([0, true])
})
