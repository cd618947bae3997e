import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { openWorld } from '../../../../test/world.ts'
import { GetMoveComparison, GetMoveReport, SaveCharges } from './contract.ts'
import { conditionStars, mostMoves } from './model.ts'
import { moveMessages } from './rules.ts'
import { addMoveOut, moveOutItems } from './testing.ts'

const world = await openWorld()
const HOUR = 3_600_000

test('move-outs tell the condition of each home in stars, what failed, and what is charged [C-SCREEN-017]', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const [first = '', second = ''] = moveOutItems
  expect(moveOutItems).toHaveLength(5)
  await addMoveOut(world, account)
  const worn = await addMoveOut(world, account, { [first]: 'Damaged', [second]: 'Missing' })
  await account.call(SaveCharges, {
    ...worn,
    Version: 0,
    Charges: [
      { Item: ' Oven door ', Amount: 120.504 },
      { Item: 'Shelf', Amount: 30 },
    ],
  })
  const asked = {
    gId: account.group.id,
    bId: account.building.id,
    startDate: Date.now() - 24 * HOUR,
    endDate: Date.now() + HOUR,
    tz: 'UTC',
  }
  const report = await account.call(GetMoveReport, { ...asked, kind: 'MoveOut' })
  // Two of five items have failed: 1 + 4 × 3/5 = 3.4, in halves 3.5.
  expect(report).toMatchObject({ Moves: 2, AverageScore: 4.25, Failed: 2, Charges: 150.5 })
  expect(report.StarBuckets).toEqual([5, 4, 3, 2, 1].map(Score => ({ Score, Count: Score >= 4 ? 1 : 0 })))
  expect(report.Rows.find(one => one.id === worn.RequestId)).toMatchObject({
    Unit: '4B',
    Score: 3.5,
    Items: 5,
    FailedItems: ['Oven: Damaged', 'Refrigerator: Missing'],
    Charges: [
      { Item: 'Oven door', Amount: 120.5 },
      { Item: 'Shelf', Amount: 30 },
    ],
    Version: 1,
  })
})

test('move-ins tell how they were rated; only move-outs are charged, each charge names its item', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const { RequestId } = await newRequest(world, account, { type: 'MoveIn' })
  await newRequest(world, account, { type: 'MoveIn' })
  await world.services.db.system.query('update visitor_request set score = 4.5 where id = $1', [RequestId])
  const gId = account.group.id
  const report = await account.call(GetMoveReport, { gId, kind: 'MoveIn' })
  expect(report).toMatchObject({ Moves: 2, AverageScore: 4.5, Failed: 0, Charges: 0 })
  expect(report.StarBuckets[0]).toEqual({ Score: 5, Count: 1 })
  expect(await account.refuse(SaveCharges, { GroupId: gId, RequestId, Version: 0, Charges: [] })).toMatchObject({
    message: moveMessages.noMoveOut,
  })
  const out = await addMoveOut(world, account)
  expect(await account.refuse(SaveCharges, { ...out, Version: 0, Charges: [{ Item: ' ', Amount: 1 }] })).toMatchObject({
    fields: [{ Field: 'Charges.0.Item', Message: 'Required' }],
  })
  expect(await account.refuse(SaveCharges, { ...out, Version: 0, Charges: [{ Item: 'x', Amount: -1 }] })).toMatchObject({ status: 400 })
  const other = await world.newAccount({ role: 'Admin' })
  expect(await other.refuse(SaveCharges, { ...out, GroupId: other.group.id, Version: 0, Charges: [] })).toMatchObject({ status: 404 })
})

test('of more moves than are listed all are counted', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const gId = account.group.id
  const [first = ''] = moveOutItems
  const { RequestId } = await addMoveOut(world, account, { [first]: 'Damaged' })
  const { rows } = await world.services.db.system.query<{ name: string }>(
    `select string_agg(quote_ident(column_name), ', ') as name from information_schema.columns
      where table_name = 'visitor_request' and column_name not in ('id', 'number') and is_generated = 'NEVER'`,
  )
  const columns = rows[0]?.name ?? ''
  await world.services.db.system.query(
    `insert into visitor_request (id, number, ${columns})
      select gen_random_uuid(), number + n, ${columns} from visitor_request, generate_series(1, ${mostMoves + 9}) n where group_id = $1 and id = $2`,
    [gId, RequestId],
  )
  const report = await account.call(GetMoveReport, { gId, kind: 'MoveOut' })
  expect(report).toMatchObject({ Moves: mostMoves + 10, Failed: mostMoves + 10, More: true, AverageScore: 4 })
  expect(report.Rows).toHaveLength(mostMoves)
  expect(report.StarBuckets.find(one => one.Score === 4)?.Count).toBe(mostMoves + 10)
})

test('a home that was left is compared with how it was left before: of the same unit in the building, the last one', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const gId = account.group.id
  const [first = ''] = moveOutItems
  const before = await addMoveOut(world, account)
  const now = await addMoveOut(world, account, { [first]: 'Damaged' })
  const unitOf = (RequestId: string, unit: string) =>
    world.services.db.system.query('update visitor_request set unit = $2 where id = $1', [RequestId, unit])
  const compared = await account.call(GetMoveComparison, { gId, RequestId: now.RequestId })
  expect(compared).toMatchObject({ Unit: '4B', Now: { RequestId: now.RequestId }, Before: { RequestId: before.RequestId, Photos: [] } })
  expect(compared.Now.Items).toHaveLength(moveOutItems.length)
  const states = [compared.Before, compared.Now].map(one => one?.Items[0])
  expect(states).toMatchObject([
    { Item: { en: 'Oven' }, State: 'Clean', Failed: false },
    { Item: { en: 'Oven' }, State: 'Damaged', Failed: true },
  ])
  expect((await account.call(GetMoveComparison, { gId, RequestId: before.RequestId })).Before).toBeNull()
  await unitOf(before.RequestId, ' 4b ')
  expect((await account.call(GetMoveComparison, { gId, RequestId: now.RequestId })).Before?.RequestId).toBe(before.RequestId)
  await unitOf(before.RequestId, '5A')
  expect((await account.call(GetMoveComparison, { gId, RequestId: now.RequestId })).Before).toBeNull()
  const { RequestId } = await newRequest(world, account, { type: 'MoveIn' })
  expect(await account.refuse(GetMoveComparison, { gId, RequestId })).toMatchObject({ status: 404 })
})

test.each([
  [0, 0, null],
  [4, 0, 5],
  [4, 1, 4],
  [4, 4, 1],
  [3, 1, 3.5],
])('%d items of which %d failed are %s stars', (items, failed, stars) => expect(conditionStars(items, failed)).toBe(stars))
