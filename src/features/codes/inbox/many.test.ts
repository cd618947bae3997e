import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { mailsOf, newContactRow, tellAt } from '../../../../test/support/told.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { GetNotifications } from '../../property/notifications/contract.ts'
import { requestMessages } from '../requests/rules.ts'
import { AssignRequests, GetRequests, MoveRequest } from './contract.ts'

// Many requests are given to somebody at once.
const world = await openWorld()
const opened = async () => {
  const account = await world.newAccount({ role: 'GM', buildings: 2 })
  const engineer = await account.signInAs('ChiefEngineer')
  const AssigneeId = await newContactRow(world, account, { UserId: engineer.user.id, Email: engineer.user.email })
  const made = async (n: number) => {
    const ids = []
    for (let i = 0; i < n; i++) ids.push((await newRequest(world, account)).RequestId)
    return ids
  }
  const at = { GroupId: account.group.id }
  const list = async (who: Pick<Account, 'call'>, filter: object = {}) =>
    (await who.call(GetRequests, { filter: { gId: account.group.id, ...filter } })).Requests
  /** Tells what is to be told, as a worker would; gives what stands at somebody's bell. */
  const bell = async (who: Pick<Account, 'call'>) => {
    const text = `select data from pgboss.job where name = 'notifications.tell' and data->>'GroupId' = $1`
    const { rows } = await world.services.db.system.query(text, [account.group.id])
    for (const { data } of rows) await tellAt(world, account, new Date(), data)
    return (await who.call(GetNotifications, { filter: { gId: account.group.id } })).Notifications
  }
  return { account, engineer, AssigneeId, made, at, list, bell }
}

test('those that are open are given to somebody, who is told once with how many; new ones are seen, changed ones left', async () => {
  const { account, engineer, AssigneeId, made, at, list, bell } = await opened()
  const [first = '', second = '', third = '', done = ''] = await made(4)
  await account.call(MoveRequest, { ...at, RequestId: done, Move: 'finish' })
  await account.call(MoveRequest, { ...at, RequestId: third, Move: 'see' })
  const rows = [first, second, third].map(id => ({ id, Version: 1 }))
  const Values = { AssigneeId }
  expect(await account.call(AssignRequests, { ...at, Rows: rows, Values })).toEqual({
    Done: 2,
    Left: [{ id: third, Name: '1003', Why: 'Changed' }],
    TaskId: null,
  })
  expect((await list(engineer, { Mine: true })).map(one => [one.RequestId, one.Status])).toEqual([
    [second, 'Assigned'],
    [first, 'Assigned'],
  ])
  const path = `/requests?status=Open&mine=true&bId=${account.building.id}`
  expect((await bell(engineer)).map(one => [one.Kind, one.Title, one.Path])).toEqual([['Assigned', '2 requests are yours', path]])
  expect((await mailsOf(world, account)).map(one => [one.to, one.subject.split(' · ')[0]])).toEqual([
    [engineer.user.email, '2 requests are yours'],
  ])
  expect(await account.call(AssignRequests, { ...at, filter: { gId: account.group.id }, Values })).toMatchObject({ Done: 3, Left: [] })
  expect((await bell(engineer)).map(one => one.Title)).toEqual(['Request 1003 is yours', '2 requests are yours'])
  expect((await list(account)).find(one => one.RequestId === done)).toMatchObject({ Status: 'Done', AssigneeId: null })
})

test('who takes them is told nothing, nor is anybody of what nobody handles any more', async () => {
  const { account, engineer, AssigneeId, made, at, bell } = await opened()
  const ids = await made(2)
  await engineer.call(AssignRequests, { ...at, Rows: ids.map(id => ({ id, Version: 1 })), Values: { AssigneeId } })
  await account.call(AssignRequests, { ...at, Rows: ids.map(id => ({ id, Version: 2 })), Values: { AssigneeId: null } })
  expect(await bell(engineer)).toEqual([])
  expect(await mailsOf(world, account)).toEqual([])
})

test('what was given to somebody else before anybody was told is told to those whose it is now', async () => {
  const { account, engineer, AssigneeId, made, at, bell } = await opened()
  const other = await account.signInAs('PM')
  const next = await newContactRow(world, account, { UserId: other.user.id, Email: other.user.email })
  const ids = await made(2)
  const give = (Version: number, to: string) =>
    account.call(AssignRequests, { ...at, Rows: ids.map(id => ({ id, Version })), Values: { AssigneeId: to } })
  await give(1, AssigneeId)
  await give(2, next)
  expect(await bell(engineer)).toEqual([])
  expect((await bell(other)).map(one => one.Title)).toEqual(['2 requests are yours'])
})

test('only by who handles requests, within their buildings, to who works in all of these buildings', async () => {
  const { account, AssigneeId, made, at, list } = await opened()
  const [id = ''] = await made(1)
  const there = account.buildings[1]
  if (!there) throw new Error('one building')
  const far = await newRequest(world, { ...account, building: there })
  const Rows = [{ id, Version: 1 }]
  const Values = { AssigneeId }
  const refused = { status: 400, fields: [{ Field: 'Values.AssigneeId', Hint: requestMessages.otherBuildings }] }
  expect(await account.refuse(AssignRequests, { ...at, filter: { gId: account.group.id }, Values })).toMatchObject(refused)
  const leaves = await newContactRow(world, account, { Email: 'no-portal@harbor.example' })
  expect(await account.refuse(AssignRequests, { ...at, Rows, Values: { AssigneeId: leaves } })).toMatchObject(refused)
  expect(await account.refuse(AssignRequests, { ...at, Rows })).toMatchObject({ status: 400 })
  const tenant = await account.signInAs('Tenant')
  expect(await tenant.refuse(AssignRequests, { ...at, Rows, Values })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  const elsewhere = await account.signInAs('GM', [there.id])
  expect(await elsewhere.call(AssignRequests, { ...at, Rows, Values: { AssigneeId: null } })).toMatchObject({ Left: [{ Why: 'Gone' }] })
  const stranger = await world.newAccount({ role: 'GM' })
  const own = { GroupId: stranger.group.id, Rows: [{ id: far.RequestId, Version: 1 }], Values: { AssigneeId: null } }
  expect(await stranger.call(AssignRequests, own)).toMatchObject({ Done: 0, Left: [{ Why: 'Gone' }] })
  expect((await list(account)).map(one => [one.AssigneeId, one.Status])).toEqual([
    [null, 'New'],
    [null, 'New'],
  ])
})
