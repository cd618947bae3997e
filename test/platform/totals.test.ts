import { expect, test } from 'vitest'
import { GetPropertyList, GetPropertyTags } from '../../src/features/property/buildings/contract.ts'
import { propertyTag } from '../../src/features/property/buildings/tables.ts'
import { GetPropertyContacts } from '../../src/features/property/contacts/contract.ts'
import { contact } from '../../src/features/property/contacts/tables.ts'
import { countedIn } from '../../src/platform/db/changes.ts'
import { totalOf } from '../../src/platform/db/totals.ts'
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

test('a transaction that has written counts for itself: what it sees is remembered for nobody', async () => {
  const { call, group } = await world.newAccount()
  const total = async () => (await call(GetPropertyTags, { filter: { gId: group.id } })).Total
  expect(await total()).toBe(0)
  const place = { GroupId: group.id, buildings: 'all', BuildingId: undefined } as const
  const undone = world.services.db.withTenant(group.id as never, async tx => {
    await tx.insert(propertyTag).values({ GroupId: group.id, Name: 'One' })
    const seen = { ...place, tx } as never
    const own = () => totalOf(seen, { call: GetPropertyTags, filter: { gId: group.id }, tables: [propertyTag] }, async () => [{ n: 1 }])
    expect([await own(), await own()]).toEqual([1, 1])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await total()).toBe(0)
})

test('rows that go with the row that they hang on change their totals too', async () => {
  const { call, group, buildings } = await world.newAccount({ buildings: 2 })
  const [, second] = buildings
  const person = { FullName: { en: 'Ann' }, Role: 'Employee', Phone: '16175550100', Email: 'ann@test.example' } as const
  const rights = { Contacts: false, Marketing: false, Reporting: false }
  await world.services.db.withTenant(group.id as never, tx =>
    tx.insert(contact).values({ GroupId: group.id, BuildingId: second?.id ?? '', ...person, PermissionSet: rights }),
  )
  const total = async () => (await call(GetPropertyContacts, { filter: { gId: group.id } })).Total
  expect(await total()).toBe(1)
  await world.services.db.withTenant(group.id as never, (_tx, client) =>
    client.query('delete from building where group_id = $1 and id = $2', [group.id, second?.id]),
  )
  expect(await total()).toBe(0)
})

test('whatever way a statement writes a counted table, it is seen; what only reads one is not', () => {
  const writing = [
    'insert into "contact" ("group_id") values ($1)',
    'with gone as (select 1) update contact set email = $1',
    'WITH old AS (DELETE FROM contact WHERE group_id = $1 RETURNING *) SELECT * FROM old',
    'delete\n  from only public.contact where group_id = $1',
    'merge into contact using x on true when matched then delete',
    'copy contact (group_id) from stdin',
    'truncate contact',
  ]
  for (const text of writing) expect(countedIn(text), text).toContain('contact')
  const reading = [
    'select * from contact where group_id = $1 for update',
    'update building_section set payload = $1',
    'insert into feedback values ($1)',
  ]
  for (const text of reading) expect(countedIn(text), text).toEqual([])
  expect(countedIn('update building set name = $1')).toEqual(['building'])
  expect(countedIn('delete from building').toSorted()).toEqual([
    'building',
    'contact',
    'equipment',
    'field_round',
    'floor_plan',
    'html_template',
    'inspection',
    'mechanical_space',
    'proof_note',
    'review',
    'sign_proof',
    'sign_proof_item',
    'tenant_company',
    'written_report',
  ])
})
