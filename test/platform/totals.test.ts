import { expect, test } from 'vitest'
import { GetPropertyList, GetPropertyTags } from '../../src/features/property/buildings/contract.ts'
import { propertyTag } from '../../src/features/property/buildings/tables.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()

test('a remembered total is exact at once after rows were added, renamed or removed, by whichever way', async () => {
  const { call, group } = await world.newAccount({ buildings: 3 })
  const total = async (text?: string) => (await call(GetPropertyList, { filter: { gId: group.id, ...(text && { text }) } })).Total
  const system = (sql: string) => world.services.db.system.query(sql, [group.id])
  expect([await total(), await total(), await total('Building 2')]).toEqual([3, 3, 1])
  await system(`update building set name = '{"en":"Building 2 too"}' where group_id = $1 and code = 'B1'`)
  expect([await total(), await total('Building 2')]).toEqual([3, 2])
  await system(`delete from building where group_id = $1 and code = 'B3'`)
  expect([await total(), await total('Building 2')]).toEqual([2, 2])
})

test('what is rolled back changes no total, and one account does not see the other', async () => {
  const [own, other] = [await world.newAccount(), await world.newAccount()]
  const total = async () => (await own.call(GetPropertyTags, { filter: { gId: own.group.id } })).Total
  const add = (Name: string) => world.services.db.asSystem('test', tx => tx.insert(propertyTag).values({ GroupId: own.group.id, Name }))
  expect(await total()).toBe(0)
  await add('One')
  expect(await total()).toBe(1)
  await expect(add('One')).rejects.toThrow(/property_tag/)
  expect(await total()).toBe(1)
  expect((await other.call(GetPropertyTags, { filter: { gId: other.group.id } })).Total).toBe(0)
})

test('twenty writers at once leave the right total', async () => {
  const { call, group } = await world.newAccount()
  const add = (_: unknown, i: number) =>
    world.services.db.withTenant(group.id as never, tx => tx.insert(propertyTag).values({ GroupId: group.id, Name: `Tag ${i}` }))
  const total = async () => (await call(GetPropertyTags, { filter: { gId: group.id } })).Total
  const during: Promise<number>[] = []
  await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      await add(_, i)
      during.push(total())
    }),
  )
  expect(Math.max(...(await Promise.all(during)))).toBe(20)
  expect(await total()).toBe(20)
})
