import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { building } from '../../buildings/tables.ts'
import { CreateChannel, SearchBuildings } from '../contract.ts'

const world = await openWorld()
const admin = await world.newAccount({ role: 'AcAdmin', global: true, buildings: 0 })
const rename = (id: string, en: string) =>
  world.services.db.asSystem('test', tx => tx.update(building).set({ Name: { en } }).where(eq(building.id, id)))

test('finds buildings over all accounts by name, code, address and account', async () => {
  const [one, two] = [await world.newAccount({ buildings: 2 }), await world.newAccount()]
  await rename(one.building.id, 'Gull Wing 100% House')
  await rename(two.building.id, 'Gull Nest')
  const found = async (filter: object) => (await admin.call(SearchBuildings, { filter })).Properties.map(row => row.id)
  expect(await found({ text: 'gull' })).toEqual([two.building.id, one.building.id])
  expect(await found({ text: '100% h' })).toEqual([one.building.id])
  expect(await found({ text: one.group.name })).toHaveLength(2)
  expect(await found({ GroupId: two.group.id })).toEqual([two.building.id])
  expect(await found({ text: 'gull', State: 'ME' })).toEqual([])
  expect(await found({ text: 'gull', State: 'MA', Country: 'USA', BuildingType: 'Office' })).toHaveLength(2)
  const { acId } = await admin.call(CreateChannel, { Name: 'Gulls', MappedGroups: [two.group.id] })
  expect(await found({ ChannelId: acId })).toEqual([two.building.id])
  const page = await admin.call(SearchBuildings, { filter: { text: 'gull' }, pagination: { page: 1, perPage: 1 } })
  expect(page).toMatchObject({ Total: 2, Properties: [{ id: one.building.id, GroupId: one.group.id, GroupName: { en: one.group.name } }] })
})

test('holds only what the user may see', async () => {
  const [own, other] = [await world.newAccount({ buildings: 3, access: 'first', role: 'GM' }), await world.newAccount()]
  expect(await own.call(SearchBuildings, {})).toMatchObject({ Total: 1, Properties: [{ id: own.building.id }] })
  expect((await own.call(SearchBuildings, { filter: { GroupId: other.group.id } })).Total).toBe(0)
})

test('answers a global admin of 300 accounts and 10,000 buildings a page with its Total', async () => {
  await world.services.db.asSystem('test rows', async tx => {
    const groups = await tx
      .insert(accountGroup)
      .values(Array.from({ length: 300 }, (_, i) => ({ GroupName: { en: `Portfolio ${i}`, es: `Cartera ${i}` }, City: 'Boston' })))
      .returning({ id: accountGroup.id })
    const rows = Array.from({ length: 10_000 }, (_, i) => ({
      GroupId: groups[i % 300]?.id ?? '',
      Name: { en: `Tower ${i}`, es: `Torre ${i}` },
      Code: `T${i}`,
      BuildingType: 'Office',
      AddressLine1: `${i} Harbor Street`,
      City: 'Boston',
      State: 'MA',
      Zip: '02110',
      ContactEmail: 'front@tower.example',
    }))
    for (let i = 0; i < rows.length; i += 1000) await tx.insert(building).values(rows.slice(i, i + 1000))
  })
  await world.services.db.system.query('analyze')
  const asked = (text: string) => admin.call(SearchBuildings, { filter: { text }, pagination: { page: 0, perPage: 25 } })
  for (const [text, total] of [
    ['tower', 10_000],
    ['tower 99', 111],
    ['nothing of the kind', 0],
  ] as const) {
    const { Properties, Total } = await asked(text)
    expect([Properties.length, Total], text).toEqual([Math.min(total, 25), total])
  }
})
