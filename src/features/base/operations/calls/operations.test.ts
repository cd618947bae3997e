import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { until } from '../../../../../test/support/processes.ts'
import { openWorld } from '../../../../../test/world.ts'
import { mail } from '../../../../platform/tables.ts'
import type { MinuteSums } from '../../../../platform/watching/minutes.ts'
import { forgetMinutes, recordMinutes } from '../../../../platform/watching/record.ts'
import { GetProfile } from '../../people/contract.ts'
import { GetOperations } from '../contract.ts'

const world = await openWorld()
const { system } = world.services.db
const admin = await world.newAccount({ role: 'AcAdmin', global: true })
const read = (Period: 'Hour' | 'Day' = 'Hour') => admin.call(GetOperations, { Period })

type Row = {
  minutesAgo?: number
  kind?: 'server' | 'worker'
  host?: string
  sums?: Partial<MinuteSums>
  seenAgo?: number
  stopped?: boolean
}
/** A row as another process of the installation writes it. Gives the id of the process. */
const wrote = async ({ minutesAgo = 1, kind = 'server', host = 'other:1', sums = {}, seenAgo = 0, stopped = false }: Row) => {
  const id = randomUUID()
  const none: MinuteSums = { Calls: 0, Refused: 0, Failed: 0, SlowStatements: 0, Times: [], ByCall: {}, ByCode: {}, ByJob: {} }
  const standing = {
    Streams: 3,
    JobsRunning: 1,
    PoolWaiting: 0,
    LoopSeconds: 0.01,
    MemoryBytes: 1e8,
    DiskFreeBytes: 9e9,
    EventsConnected: 1,
  }
  await system.query(
    `insert into process_minute (minute, process_id, kind, host, version, started_date, modified_date, stopped_date, sums, standing)
     values (date_trunc('minute', now()) - make_interval(mins => $1), $2, $3, $4, '9.9.9', now() - interval '2 hours',
       now() - make_interval(secs => $5), case when $6 then now() end, $7, $8)`,
    [minutesAgo, id, kind, host, seenAgo, stopped, JSON.stringify({ ...none, ...sums }), JSON.stringify(standing)],
  )
  return id
}
const clear = () => system.query('delete from process_minute')
const times = (...counts: number[]) => [...counts, ...Array.from({ length: 10 - counts.length }, () => 0)]

test('calls, errors and jobs are summed over all processes, by call, code and job', async () => {
  await clear()
  const call = { Calls: 2, Refused: 1, Failed: 0, Millis: 100, Slowest: 90 }
  const sums = { Calls: 2, Refused: 1, Times: times(1, 1), ByCall: { 'Entity/GetProperty': call }, ByCode: { 'sys.obj.nof': 1 } }
  await wrote({ host: 'a:1', sums })
  await wrote({
    host: 'b:2',
    minutesAgo: 2,
    sums: { ...sums, Failed: 1, SlowStatements: 4, ByCode: { 'sys.obj.nof': 1, 'sys.int.err': 3 } },
  })
  await wrote({ host: 'c:3', kind: 'worker', sums: { ByJob: { 'mail.send': { Done: 3, Failed: 1, Millis: 400, Slowest: 200 } } } })
  await wrote({ minutesAgo: 200, sums })
  const found = await read()
  expect(found).toMatchObject({ Calls: 4, Refused: 2, Failed: 1, SlowStatements: 4, P95: 5 })
  expect(found.ByCall).toEqual([{ Call: 'Entity/GetProperty', Calls: 4, Refused: 2, Failed: 0, Mean: 50, Slowest: 90 }])
  expect(found.ByCode).toEqual([
    { Code: 'sys.int.err', Calls: 3 },
    { Code: 'sys.obj.nof', Calls: 2 },
  ])
  expect(found.ByJob).toEqual([{ Job: 'mail.send', Done: 3, Failed: 1, Mean: 100, Waiting: 0, GivenUp: 0, Oldest: 0 }])
  expect(found.Series).toHaveLength(60)
  expect(found.Series.map(one => one.Calls).filter(n => n > 0)).toEqual([2, 2])
  const day = await read('Day')
  expect(day.Calls).toBe(6)
  expect(day.Series).toHaveLength(96)
  expect(day.Series.reduce((all, one) => all + one.Calls, 0)).toBe(6)
})

test('each process is told once as it stood last; one that was stopped is gone, one that says nothing is silent', async () => {
  await clear()
  const living = await wrote({ host: 'living:1' })
  await wrote({ host: 'stopped:2', stopped: true })
  const silent = await wrote({ host: 'silent:3', kind: 'worker', seenAgo: 90, minutesAgo: 2 })
  const { Processes } = await read()
  expect(Processes.map(({ id, Silent }) => [id, Silent])).toEqual([
    [living, false],
    [silent, true],
  ])
  expect(Processes[0]).toMatchObject({
    Kind: 'server',
    Host: 'living:1',
    Version: '9.9.9',
    Streams: 3,
    DiskFreeBytes: 9e9,
    EventsConnected: 1,
  })
})

test('a process writes what it has done, and that it was stopped', async () => {
  await clear()
  const end = recordMinutes(world.services, { kind: 'server', every: 100 })
  const own = await until('it has written', 20, async () => (await read()).Processes[0])
  expect(own).toMatchObject({ Kind: 'server', Silent: false, Streams: 0, EventsConnected: 1 })
  await admin.call(GetProfile, { gId: admin.group.id })
  await admin.refuse(GetProfile, { gId: 'none' })
  // From the rows: the calls of the files before, counted in the same minute, may fill the list of the slowest.
  const counted = `select coalesce(sum((sums->'ByCall'->$1->>'Calls')::int), 0)::int as "Calls",
    coalesce(sum((sums->'ByCall'->$1->>'Refused')::int), 0)::int as "Refused" from process_minute`
  const called = async () => (await system.query<{ Calls: number; Refused: number }>(counted, [GetProfile.path])).rows[0]
  await until('the calls are told', 20, async () => {
    const told = await called()
    return told !== undefined && told.Calls >= 2 && told.Refused >= 1
  })
  await end()
  expect((await read()).Processes).toEqual([])
})

test('jobs that wait, jobs that were given up, and mails that did not go out are told', async () => {
  await system.query(`select pgboss.create_queue('waits', '{"policy":"standard"}')`)
  await system.query(`insert into pgboss.job (name, data, start_after) values ('waits', '{}', now() - interval '400 seconds')`)
  await system.query(`insert into pgboss.job (name, data, source_name) values ('dead', '{}', 'waits')`)
  const found = (await read()).ByJob.find(one => one.Job === 'waits')
  expect(found).toMatchObject({ Done: 0, Waiting: 1, GivenUp: 1 })
  expect(found?.Oldest).toBeGreaterThanOrEqual(400)
  const newMail = (State: 'Failed' | 'PartlySent' | 'Sent', days = 0) => ({
    To: ['ada@account.example'],
    Subject: 'Hello',
    Text: 'Hello',
    Html: 'Hello',
    MessageId: `<${randomUUID()}@test>`,
    State,
    CreatedDate: new Date(Date.now() - days * 86_400_000),
  })
  await world.services.db.asSystem('test mails', tx =>
    tx.insert(mail).values([newMail('Failed'), newMail('PartlySent'), newMail('Sent'), newMail('Failed', 2)]),
  )
  expect((await read()).Mails).toEqual({ Waiting: 0, Sent: 1, Outbox: 0, Failed: 2 })
})

test('what is older than a day goes', async () => {
  await clear()
  await wrote({ minutesAgo: 26 * 60 })
  const kept = await wrote({ minutesAgo: 23 * 60 })
  const context = { services: world.services, attempt: 1, last: false, jobId: '' }
  await forgetMinutes.run(context, {})
  expect((await system.query('select process_id as id from process_minute')).rows).toEqual([{ id: kept }])
})

test('only people of the provider read it', async () => {
  const account = await world.newAccount()
  expect(await account.refuse(GetOperations, { Period: 'Hour' })).toMatchObject({ code: 'usr.aut.npm' })
  expect(await admin.refuse(GetOperations, { Period: 'Year' })).toMatchObject({ code: 'req.val.inv' })
})
