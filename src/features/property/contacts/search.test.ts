import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { GetPortfolioContacts, GetPropertyContacts, GetTenantContacts, GetTenantList } from './contract.ts'
import { contact, tenantCompany } from './tables.ts'

const world = await openWorld()
const account = await world.newAccount({ buildings: 250 })
const GroupId = account.group.id
const [first = '', second = ''] = account.buildings.map(({ id }) => id)
const filter = { gId: GroupId }

type Row = Partial<typeof contact.$inferInsert> & { name: string; title?: string }
const addContacts = (rows: readonly Row[]) =>
  world.services.db.asSystem('test', tx =>
    tx.insert(contact).values(
      rows.map(({ name, title, ...rest }, i) => ({
        GroupId,
        FullName: { en: name },
        Title: title === undefined ? null : { en: title },
        Role: 'Employee',
        Phone: `1617555${String(1000 + i)}`,
        Email: `p${i}@plain.example`,
        PermissionSet: { Contacts: false, Marketing: false, Reporting: false },
        ...rest,
      })),
    ),
  )
const [company] = await world.services.db.asSystem('test', tx =>
  tx.insert(tenantCompany).values({ GroupId, BuildingId: first, TenantName: 'Åland & Söner 100%', Floor: '12', Unit: 'B_7' }).returning(),
)
await addContacts([
  { name: 'Zoë Ångström', title: 'Head of IT', BuildingId: first },
  { name: 'ÉLODIE Baptiste', BuildingId: second, Phone: '12125550101' },
  { name: 'ana ruiz', title: '50% Off_Day', BuildingId: second, Email: 'ana.ruiz@mail.example' },
  { name: 'Ana Gone', BuildingId: first, OffboardedDate: new Date() },
  { name: 'Ana Folio', AssignedBuildings: [first] },
  { name: 'Ana Renter', BuildingId: first, TenantId: company?.id ?? null },
])

const all = { page: 0, perPage: 100 }
const found = async (text: string, more: object = {}, call = account.call) => {
  const { Contacts, Total } = await call(GetPropertyContacts, { filter: { ...filter, ...more, text }, pagination: all })
  expect(Total).toBe(Contacts.length)
  return Contacts.map(({ FullName }) => FullName.en)
}

test('the search finds any case and any accent of any letter, anywhere in name, title and e-mail; %, _ and \\ are what they are', async () => {
  expect(await found('ANA')).toEqual(['ana ruiz'])
  expect(await found('élodie')).toEqual(['ÉLODIE Baptiste'])
  expect(await found('elodie')).toEqual(['ÉLODIE Baptiste'])
  expect(await found('élödie')).toEqual(['ÉLODIE Baptiste'])
  expect(await found('angstrom')).toEqual(['Zoë Ångström'])
  expect(await found('ånGSTRÖM')).toEqual(['Zoë Ångström'])
  expect(await found('  head of it ')).toEqual(['Zoë Ångström'])
  expect(await found('RUIZ@MAIL')).toEqual(['ana ruiz'])
  expect(await found('0% off_d')).toEqual(['ana ruiz'])
  expect(await found('head%it')).toEqual([])
  expect(await found('\\')).toEqual([])
  expect(await found('(212) 555')).toEqual(['ÉLODIE Baptiste'])
  expect(await found('21')).toEqual([])
})

test('it keeps to state, building, roles and those buildings that the caller sees; an added or changed contact is found at once', async () => {
  expect(await found('ana', { State: 'Offboarded' })).toEqual(['Ana Gone'])
  expect(await found('a', { bId: second })).toEqual(['ana ruiz', 'ÉLODIE Baptiste'])
  expect(await found('a', { bIds: [second], cmsRoles: ['Employee'] })).toEqual(['ana ruiz', 'ÉLODIE Baptiste'])
  expect(await found('a', { cmsRoles: ['GM'] })).toEqual([])
  const oneOfThem = await account.signInAs('GM', [first])
  const most = await account.signInAs(
    'GM',
    account.buildings.slice(1).map(({ id }) => id),
  )
  expect(await found('o', {}, oneOfThem.call)).toEqual(['Zoë Ångström'])
  expect(await found('o', {}, most.call)).toEqual(['ana ruiz', 'ÉLODIE Baptiste'])
  const portfolio = async (call = account.call) => (await call(GetPortfolioContacts, { filter: { ...filter, text: 'FOLIO' } })).Total
  expect([await portfolio(), await portfolio(oneOfThem.call), await portfolio(most.call)]).toEqual([1, 1, 0])
  await addContacts([{ name: 'Quentin New', BuildingId: first, Email: 'q@plain.example' }])
  expect(await found('quentin')).toEqual(['Quentin New'])
  await world.services.db.system.query(`update contact set full_name = '{"en":"Renamed"}' where email = 'q@plain.example'`)
  expect([await found('quentin'), await found('RENAMED')]).toEqual([[], ['Renamed']])
})

test('a page that is not the whole tells the Total of the whole, wherever it stands', async () => {
  await addContacts(
    Array.from({ length: 30 }, (_, i) => ({ name: `Many ${String(i).padStart(2, '0')}`, BuildingId: first, Email: `m${i}@many.example` })),
  )
  const page = async (page: number, perPage: number) => {
    const { Contacts, Total } = await account.call(GetPropertyContacts, {
      filter: { ...filter, text: 'many' },
      pagination: { page, perPage },
    })
    return [Contacts.length, Contacts[0]?.FullName.en, Total]
  }
  expect(await page(0, 10)).toEqual([10, 'Many 00', 30])
  expect(await page(2, 10)).toEqual([10, 'Many 20', 30])
  expect(await page(3, 10)).toEqual([0, undefined, 30])
  expect(await page(1, 20)).toEqual([10, 'Many 20', 30])
  const range = await account.call(GetPropertyContacts, { filter: { ...filter, text: 'many' }, range: [25, 34] })
  expect([range.Contacts.length, range.Total]).toEqual([5, 30])
  const byVendor = { filter: { ...filter, text: 'many' }, sort: { field: 'VendorName', order: 'DESC' } } as const
  expect((await account.call(GetPropertyContacts, byVendor)).Contacts).toHaveLength(25)
})

test("tenants and their people are found by the company's name, floor and unit in any case", async () => {
  const people = async (text: string) =>
    (await account.call(GetTenantContacts, { filter: { ...filter, text } })).Contacts.map(({ Name }) => Name)
  expect([await people('RENTER'), await people('åland'), await people('100%'), await people('1000')]).toEqual([
    ['Ana Renter'],
    ['Ana Renter'],
    ['Ana Renter'],
    [],
  ])
  const tenants = async (text: string) => (await account.call(GetTenantList, { filter: { ...filter, text } })).Total
  expect([await tenants('SÖNER'), await tenants('b_7'), await tenants('bx7'), await tenants('12')]).toEqual([1, 1, 0, 1])
})

test('the longest name, title and e-mail that the rules take fit into the index of the search', async () => {
  // Characters of three bytes that no compression helps: the worst that a row can be.
  const long = (seed: number) =>
    Array.from({ length: 200 }, (_, i) => String.fromCharCode(0x4e00 + ((i * 7919 + seed * 104_729) % 20_000))).join('')
  const Email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`
  await addContacts([
    { name: long(1), title: long(2), BuildingId: first, Role: 'r'.repeat(60), Team: 't'.repeat(60), Email, Phone: '1'.repeat(30) },
  ])
  expect(await found(long(2).slice(50, 90))).toEqual([long(1)])
})

test('of names with accents that are looked up by themselves, few and more than a search counts are found alike', async () => {
  const crowd = await world.newAccount()
  const names = Array.from({ length: 1100 }, (_, i) => `Núñez ${1000 + i}`)
  const columns = { GroupId: crowd.group.id, BuildingId: crowd.building.id, Role: 'Employee', Phone: '16175550199' }
  const more = { Email: 'crowd@plain.example', PermissionSet: { Contacts: false, Marketing: false, Reporting: false } }
  await world.services.db.asSystem('test', tx => tx.insert(contact).values(names.map(en => ({ ...columns, ...more, FullName: { en } }))))
  const find = (text: string) =>
    crowd.call(GetPropertyContacts, { filter: { gId: crowd.group.id, text }, pagination: { page: 0, perPage: 25 } })
  expect((await find('nunez 2099')).Contacts.map(one => one.FullName.en)).toEqual(['Núñez 2099'])
  const all = await find('NUNEZ')
  expect(all.Contacts.map(one => one.FullName.en)).toEqual(names.slice(0, 25))
  expect(all.Total).toBeGreaterThanOrEqual(1000)
  expect((await find('nu')).Contacts).toHaveLength(25) // two letters, which no index knows
  expect((await account.call(GetPropertyContacts, { filter: { ...filter, text: 'nunez' } })).Contacts).toEqual([])
})
