import { expect, test } from 'vitest'
import { buildingRow } from '../../../../test/support/rows.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { GetTasks } from '../../base/tasks/contract.ts'
import { ArchiveProperties, GetPropertyList, RestoreProperties } from './contract.ts'
import { building } from './tables.ts'

const world = await openWorld({ work: true })

/** An account with its own building and some more: half of them in the region North. */
const withBuildings = async (many: number) => {
  const account = await world.newAccount({ global: true })
  const rows = Array.from({ length: many }, (_, i) => ({
    ...buildingRow(account.group.id, i + 1),
    Region: i % 2 === 0 ? 'North' : 'South',
  }))
  await world.services.db.asSystem('rows of a test', tx => tx.insert(building).values(rows))
  return account
}
const listed = async ({ call, group }: Account, filter: { Archived?: boolean; Region?: string } = {}) =>
  call(GetPropertyList, { filter: { gId: group.id, ...filter }, pagination: { page: 0, perPage: 5000 } })
const stale = { Done: 1, Left: [expect.objectContaining({ Why: 'Changed' })], TaskId: null }

test('buildings are archived and brought back by name; one that somebody has changed meanwhile is told, not changed', async () => {
  const account = await withBuildings(4)
  const GroupId = account.group.id
  const [one, two] = (await listed(account, { Region: 'North' })).Properties
  if (!one || !two) throw new Error('no buildings')
  const Rows = [
    { id: one.id, Version: one.Version },
    { id: two.id, Version: two.Version - 1 },
  ]
  expect(await account.call(ArchiveProperties, { GroupId, Rows })).toEqual(stale)
  expect((await listed(account, { Archived: true })).Properties.map(({ id, Version }) => [id, Version])).toEqual([
    [one.id, one.Version + 1],
  ])
  const gone = { id: one.id, Version: one.Version + 1 }
  expect(await account.call(ArchiveProperties, { GroupId, Rows: [gone] })).toMatchObject({ Done: 0, Left: [{ id: one.id, Why: 'Gone' }] })
  expect(await account.call(RestoreProperties, { GroupId, filter: { gId: GroupId } })).toEqual({ Done: 1, Left: [], TaskId: null })
  expect((await listed(account)).Total).toBe(5)
})

test('all that a filter finds are changed, of the account and the buildings of the caller alone', async () => {
  const [account, other] = [await withBuildings(6), await withBuildings(4)]
  const GroupId = account.group.id
  expect(await account.call(ArchiveProperties, { GroupId, filter: { gId: other.group.id, Region: 'North' } })).toMatchObject({ Done: 3 })
  expect((await listed(account, { Archived: true })).Properties.map(({ Region }) => Region)).toEqual(['North', 'North', 'North'])
  expect((await listed(other)).Total).toBe(5)
  const foreign = (await listed(other)).Properties.map(({ id, Version }) => ({ id, Version }))
  expect(await account.call(ArchiveProperties, { GroupId, Rows: foreign })).toMatchObject({
    Done: 0,
    Left: foreign.map(({ id }) => ({ id, Why: 'Gone' })),
  })
  expect(await account.refuse(ArchiveProperties, { GroupId })).toMatchObject({ status: 400, fields: [{ Field: 'Rows' }] })
  const reader = await account.signInAs('ChiefEngineer')
  expect(await reader.refuse(ArchiveProperties, { GroupId, filter: { gId: GroupId } })).toMatchObject({ status: 403 })
})

test('many are changed as a task, in steps, and the bell tells', async () => {
  const account = await withBuildings(1200)
  const GroupId = account.group.id
  const { TaskId, Done } = await account.call(ArchiveProperties, { GroupId, filter: { gId: GroupId, Region: 'North' } })
  expect({ Done, TaskId }).toEqual({ Done: 0, TaskId: expect.any(String) })
  await expect
    .poll(async () => (await account.call(GetTasks, { gId: GroupId })).Tasks[0], { timeout: 20_000 })
    .toMatchObject({ acId: TaskId, Kind: 'Bulk', State: 'Done', Done: 600, Total: 600, Title: 'Archive 600 buildings', Message: null })
  expect((await listed(account, { Archived: true })).Total).toBe(600)
  expect((await listed(account)).Total).toBe(601)
  const { rows } = await world.services.db.system.query(
    `select count(*)::int as n from audit where group_id = $1 and call = 'Entity/ArchiveProperties' and object = 'building' and after ? 'ArchivedDate'`,
    [GroupId],
  )
  expect(rows).toEqual([{ n: 600 }])
})
