import { type Column, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { newContactRow } from '../../../../test/support/told.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import type { GroupId } from '../../../core/ids.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { anywhere } from '../../../platform/db/page.ts'
import { insertFeedbacks, type NewFeedback } from '../answers/data.ts'
import { feedback, searchText } from '../answers/tables.ts'
import { type AnswerFilter, FinishAnswers, GetAnswers } from '../feedbackInbox/contract.ts'
import { visitorRequest } from '../requests/tables.ts'
import { AssignRequests, GetRequests, type RequestFilter } from './contract.ts'

// The two lists that grow without end are searched by an index, past row-level security: what comes of it is the caller's all the same.
const world = await openWorld()
type Who = Pick<Account, 'call' | 'group'>
const pagination = { page: 0, perPage: 3 }
const requestsOf = async ({ call, group }: Who, filter: Omit<RequestFilter, 'gId'>) => {
  const { Requests, Total } = await call(GetRequests, { filter: { gId: group.id, ...filter }, pagination })
  return [Total, ...Requests.map(one => one.Detail)]
}
const answersOf = async ({ call, group }: Who, filter: Omit<AnswerFilter, 'gId'>) => {
  const { Answers, Total } = await call(GetAnswers, { filter: { gId: group.id, ...filter }, pagination })
  return [Total, ...Answers.map(one => one.Text)]
}
const said = (account: Account, texts: readonly Partial<NewFeedback>[]) => {
  const base = { GroupId: account.group.id, QrType: 'Feedback', EntityType: 'Lobby', TimeZone: 'UTC', Score: 3 }
  const rows = texts.map((one, i) => ({
    ...base,
    BuildingId: account.building.id,
    SubmitDate: new Date(Date.UTC(2026, 2, 1, 12, 0, i)),
    ...one,
  }))
  return world.services.db.withTenant(account.group.id as GroupId, (_tx, client) => insertFeedbacks(client, rows))
}

test('requests are found by what they hold anywhere, in any case, wildcards as they stand: those that the caller sees alone', async () => {
  const [account, other] = [await world.newAccount({ buildings: 2 }), await world.newAccount()]
  const [, second] = account.buildings
  const asked = (Detail: string, at: number, place: Pick<Account, 'group' | 'building'> = account) =>
    newRequest(world, place, { typed: { Q001: 'Plumbing', Q002: Detail, Q003: 'Low' }, at: new Date(Date.UTC(2026, 2, 1, at)) })
  await asked('The TAP in the kitchen drips', 1)
  await asked('Kitchen tap 50% open, a_tap', 2)
  await asked('Tür zum Garten klemmt', 3)
  await asked('Another tap', 4, { group: account.group, building: { id: second?.id ?? '' } })
  await asked('The tap of somebody else', 5, other)
  const near = { ...(await account.signInAs('ChiefEngineer', [account.building.id])), group: account.group }
  const drips = 'The TAP in the kitchen drips'
  const open = 'Kitchen tap 50% open, a_tap'
  expect(await requestsOf(account, { text: 'tap' })).toEqual([3, 'Another tap', open, drips])
  expect(await requestsOf(near, { text: ' tap ' })).toEqual([2, open, drips])
  expect(await requestsOf(account, { text: 'tap in the KITCHEN' })).toEqual([1, drips])
  expect(await requestsOf(account, { text: '50% open' })).toEqual([1, open])
  expect(await requestsOf(account, { text: 'tap%' })).toEqual([0])
  expect(await requestsOf(account, { text: 'a_tap' })).toEqual([1, open])
  expect(await requestsOf(account, { text: 'n_tap' })).toEqual([0])
  expect(await requestsOf(account, { text: 'TÜR' })).toEqual([1, 'Tür zum Garten klemmt'])
  expect(await requestsOf(account, { text: 'ta' })).toEqual([3, 'Another tap', open, drips]) // read as it stands: the index knows three letters
  expect(await requestsOf(account, { text: 'tap', Status: 'Done' })).toEqual([0])
  expect(await requestsOf(account, { text: 'tap', bId: account.building.id })).toEqual([2, open, drips])
})

test('feedback is found by its comment, name, company and address; of more than 1,000 the newest are shown, and no more counted', async () => {
  const [account, other] = [await world.newAccount({ buildings: 2 }), await world.newAccount()]
  const [, second] = account.buildings
  await said(other, [{ Text: 'The soap is empty 7' }])
  await said(account, [
    ...Array.from({ length: 1002 }, (_, i) => ({ Text: `The soap is empty ${i}` })),
    { Text: 'Elsewhere: soap', BuildingId: second?.id ?? '' },
    { Text: null, UserName: 'Jo Harbor', Company: 'Harbor & Sons', Email: 'jo@harbor.example' },
  ])
  const near = { ...(await account.signInAs('ChiefEngineer', [account.building.id])), group: account.group }
  expect(await answersOf(account, { text: 'soap' })).toEqual([1000, 'Elsewhere: soap', 'The soap is empty 1001', 'The soap is empty 1000'])
  expect(await answersOf(near, { text: 'soap' })).toEqual([
    1000,
    'The soap is empty 1001',
    'The soap is empty 1000',
    'The soap is empty 999',
  ])
  expect(await answersOf(account, { text: 'empty 99' })).toEqual([
    11,
    'The soap is empty 999',
    'The soap is empty 998',
    'The soap is empty 997',
  ])
  expect(await answersOf(account, { text: 'elsewhere' })).toEqual([1, 'Elsewhere: soap'])
  expect(await answersOf(near, { text: 'elsewhere' })).toEqual([0])
  for (const text of ['jo harbor', '& SONS', 'jo@harbor']) expect(await answersOf(account, { text })).toEqual([1, ''])
  expect(await answersOf(account, { text: 'soap', Score: 'Low' })).toEqual([0])
})

test('an action on all that a search finds changes those rows alone', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const engineer = await account.signInAs('ChiefEngineer')
  const AssigneeId = await newContactRow(world, account, { UserId: engineer.user.id, Email: engineer.user.email })
  for (const Detail of ['The tap drips', 'The door sticks'])
    await newRequest(world, account, { typed: { Q001: 'Plumbing', Q002: Detail, Q003: 'Low' } })
  await said(account, [{ Text: 'The tap drips' }, { Text: 'The door sticks' }])
  const gId = account.group.id
  const found = { GroupId: gId, filter: { gId, text: 'TAP drips' } }
  expect(await account.call(AssignRequests, { ...found, Values: { AssigneeId } })).toMatchObject({ Done: 1 })
  expect(await requestsOf(account, { Status: 'Assigned' })).toEqual([1, 'The tap drips'])
  expect(await account.call(FinishAnswers, found)).toMatchObject({ Done: 1 })
  expect(await answersOf(account, { Status: 'Done' })).toEqual([1, 'The tap drips'])
})

const holdsTap = (text: SQL | Column) => sql`${text} like lower(${anywhere('Tap')})`
test.each([
  ['visitor_request', (tx: Tx) => tx.select({ id: visitorRequest.id }).from(visitorRequest).where(holdsTap(visitorRequest.SearchText))],
  [
    'feedback',
    (tx: Tx) =>
      tx
        .select({ id: feedback.id })
        .from(feedback)
        .where(holdsTap(searchText(feedback))),
  ],
] as const)('what is searched of a %s is what its index holds', async (name, read) => {
  const plan = await world.services.db.asSystem('plan of a search', async (tx, client) => {
    await client.query('set local enable_seqscan = off') // there are too few rows to ask an index for
    const { sql: asked, params } = read(tx).toSQL()
    return JSON.stringify((await client.query(`explain ${asked}`, params)).rows)
  })
  expect(plan).toMatch(new RegExp(`Bitmap Index Scan on ${name}_search.*Index Cond: .* ~~ '%tap%'`))
})
