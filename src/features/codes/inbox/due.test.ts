import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { openWorld } from '../../../../test/world.ts'
import { messages } from '../../../core/problem.ts'
import { EditRequest, GetRequest, GetRequestCounts, GetRequests, MoveRequest } from './contract.ts'
import { tellOverdue } from './jobs.ts'

// By when what visitors send is to be done, and what never is.
const world = await openWorld()

const opened = async (type: 'AEDInspection' | 'Maintenance') => {
  const account = await world.newAccount({ role: 'ChiefEngineer' })
  const { RequestId } = await newRequest(world, account, { type, at: new Date(Date.now() - 9 * 86_400_000) })
  const at = { GroupId: account.group.id, RequestId }
  const list = async (filter: object = {}) =>
    (await account.call(GetRequests, { filter: { gId: account.group.id, ...filter }, sort: { field: 'DueDate', order: 'ASC' } })).Requests
  const read = () => account.call(GetRequest, { gId: account.group.id, RequestId })
  const counts = () => account.call(GetRequestCounts, { gId: account.group.id })
  return { account, at, list, read, counts }
}

test('an inspection has no day by which it is due, also where staff open it again and edit it: it is never late', async () => {
  const { account, at, list, read, counts } = await opened('AEDInspection')
  expect(await read()).toMatchObject({ Status: 'Done', DueDate: null })
  await account.call(MoveRequest, { ...at, Move: 'reopen' })
  expect((await list()).map(one => [one.Status, one.DueDate])).toEqual([['InProgress', null]])
  expect(await list({ Status: 'Late' })).toEqual([])
  expect(await counts()).toMatchObject({ Open: 1, Late: 0 })
  const { Version } = await read()
  for (const [i, DueDate] of [null, 1].entries())
    await account.call(EditRequest, { ...at, Version: Version + i, AssigneeId: null, Urgency: 'Low', DueDate })
  expect(await read()).toMatchObject({ Urgency: 'Low', DueDate: null })
  expect(await counts()).toMatchObject({ Late: 0 })
})

test('people are told that work is late, never that an inspection is', async () => {
  const { account, at } = await opened('AEDInspection')
  await account.call(MoveRequest, { ...at, Move: 'reopen' })
  const late = await opened('Maintenance')
  const DueDate = Date.now() - 60_000
  for (const one of [
    { account, at, Version: 2 },
    { ...late, Version: 1 },
  ])
    await one.account.call(EditRequest, { ...one.at, Version: one.Version, AssigneeId: null, Urgency: null, DueDate })
  await tellOverdue.run({ services: world.services, attempt: 1, last: false, jobId: 'late' }, {})
  const { rows } = await world.services.db.system.query(
    `select data->>'SubjectId' as id from pgboss.job where name = 'notifications.tell' and data->>'What' = 'requestOverdue'`,
  )
  expect(rows).toEqual([{ id: late.at.RequestId }])
})

test('all people are told of all that is late, however much of it became so at once', async () => {
  const { at } = await opened('Maintenance')
  const { system } = world.services.db
  const { rows: columns } = await system.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'visitor_request'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const given: Record<string, string> = { id: 'uuidv7()', number: '10000 + n', status: `'New'`, due_date: '$2' }
  await system.query(
    `insert into visitor_request (${columns.map(one => one.name).join()}) select ${columns.map(({ name }) => given[name] ?? `r.${name}`).join()}
     from visitor_request r, generate_series(1, 5003) n where r.group_id = $1 and r.id = $3`,
    [at.GroupId, new Date(Date.now() - 60_000), at.RequestId],
  )
  await tellOverdue.run({ services: world.services, attempt: 1, last: false, jobId: 'late' }, {})
  const { rows } = await system.query(
    `select count(distinct data->>'SubjectId')::int as requests, count(*)::int as times from pgboss.job
     where name = 'notifications.tell' and data->>'What' = 'requestOverdue' and data->>'GroupId' = $1`,
    [at.GroupId],
  )
  expect(rows).toEqual([{ requests: 5003, times: 5003 }])
  await system.query('delete from visitor_request where group_id = $1', [at.GroupId])
})

test('what is work keeps its day, which cannot be taken away', async () => {
  const { account, at, list, read, counts } = await opened('Maintenance')
  expect(await list({ Status: 'Late' })).toHaveLength(1)
  expect(await counts()).toMatchObject({ Late: 1 })
  const change = { ...at, Version: 1, AssigneeId: null, Urgency: null }
  expect((await account.refuse(EditRequest, { ...change, DueDate: null })).fields).toEqual([
    { Field: 'DueDate', Message: messages.required },
  ])
  const DueDate = Date.now() + 86_400_000
  await account.call(EditRequest, { ...change, DueDate })
  expect(await read()).toMatchObject({ DueDate })
  expect(await counts()).toMatchObject({ Late: 0 })
})
