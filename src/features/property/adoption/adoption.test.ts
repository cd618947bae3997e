import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { permissionsOf } from '../../../core/permissions.ts'
import { mayEdit } from '../propertyPage/sections/sections.ts'
import { categories, productsOf } from './catalog.ts'
import { GetProductCategories, SaveProductState } from './contract.ts'
import type { ProductState } from './model.ts'

const world = await openWorld()

const open = async () => {
  const account = await world.newAccount({ role: 'GM' })
  const place = { GroupId: account.group.id, BuildingId: account.building.id }
  const products = async () => {
    const { ProductCategories } = await account.call(GetProductCategories, { gId: account.group.id, bId: account.building.id })
    return ProductCategories
  }
  const save = (Product: string, State: string, Note: string) => account.call(SaveProductState, { ...place, Product, State, Note })
  const product = async (code: string) =>
    Object.values(await products())
      .flat()
      .find(({ Product }) => Product === code)
  return { account, place, products, product, save }
}

test('a building reads the products of the catalog by category, none with a state at first [A-FIELD-016, A-CALL-042]', async () => {
  const { products } = await open()
  const read = await products()
  expect(Object.keys(read)).toEqual(categories)
  for (const category of categories)
    expect(read[category]?.map(({ Product }) => Product)).toEqual(productsOf(category).map(row => row.Product))
  expect(read['Visitor Experience']?.[0]).toEqual({ Product: 'Feedback', Text: 'Customer Feedback', State: '', Notes: [] })
  const codes = Object.values(read)
    .flat()
    .map(({ Product }) => Product)
  expect(new Set(codes).size).toBe(codes.length)
})

test('a product is Active, Implementing, Interested, Never, or unset until its first note [A-STATE-018]', async () => {
  const { save, product } = await open()
  expect(await product('RoofAccess')).toMatchObject({ State: '' })
  for (const state of ['Active', 'Implementing', 'Interested', 'Never']) {
    await save('RoofAccess', state, 'Agreed with the property team')
    expect(await product('RoofAccess')).toMatchObject({ State: state })
  }
  expect(await product('COI')).toMatchObject({ State: '' })
})

test('a note sets the state and is appended, dated now, with who wrote it; the newest comes first [A-STATE-019, A-CALL-043]', async () => {
  const { save, product } = await open()
  const from = Date.now()
  await save('RoofAccess', 'Interested', 'Asked for a demonstration')
  await save('RoofAccess', 'Implementing', '  Signs are ordered  ')
  const read = await product('RoofAccess')
  expect(read).toMatchObject({
    State: 'Implementing',
    Notes: [
      { Note: 'Signs are ordered', State: 'Implementing', FullName: 'Test GM' },
      { Note: 'Asked for a demonstration', State: 'Interested', FullName: 'Test GM' },
    ],
  })
  for (const { CreatedDate } of read?.Notes ?? []) expect(Math.abs(CreatedDate - from)).toBeLessThan(60_000)
})

test('a note without a state or without a text is refused, and nothing is kept [A-RULE-066]', async () => {
  const { account, place, product } = await open()
  const refused = (State: string, Note: string) => account.refuse(SaveProductState, { ...place, Product: 'COI', State, Note })
  expect(await refused('', 'A note')).toMatchObject({ status: 400, fields: [{ Field: 'State', Message: 'Required' }] })
  expect(await refused('Active', '  ')).toMatchObject({ status: 400, fields: [{ Field: 'Note', Message: 'Required' }] })
  expect(await product('COI')).toMatchObject({ State: '', Notes: [] })
})

test('a state or a product that does not exist is refused', async () => {
  const { account, place } = await open()
  const refused = (Product: string, State: string) => account.refuse(SaveProductState, { ...place, Product, State, Note: 'A note' })
  expect(await refused('COI', 'Maybe')).toMatchObject({
    status: 400,
    fields: [{ Field: 'State', Message: 'Format error', Hint: expect.any(String) }],
  })
  expect(await refused('Jetpack', 'Active')).toMatchObject({
    status: 400,
    fields: [{ Field: 'Product', Message: 'Format error', Hint: expect.any(String) }],
  })
})

test('states are those of one building, of one account', async () => {
  const account = await world.newAccount({ role: 'GM', buildings: 2 })
  const other = await world.newAccount({ role: 'GM' })
  const [first, second] = account.buildings.map(({ id }) => id)
  const stateIn = async (who: typeof account, bId: string) => {
    const { ProductCategories } = await who.call(GetProductCategories, { gId: who.group.id, bId })
    return ProductCategories['Safety & Compliance']?.find(({ Product }) => Product === 'COI')?.State
  }
  const State: ProductState = 'Active'
  await account.call(SaveProductState, { GroupId: account.group.id, BuildingId: first ?? '', Product: 'COI', State, Note: 'Live' })
  expect(await stateIn(account, first ?? '')).toBe('Active')
  expect(await stateIn(account, second ?? '')).toBe('')
  expect(await stateIn(other, other.building.id)).toBe('')
})

test('Upsells is needed to read and to change the states [A-PERM-038]', async () => {
  const { account, place } = await open()
  const chief = await account.signInAs('ChiefEngineer')
  expect(await chief.refuse(GetProductCategories, { gId: place.GroupId, bId: place.BuildingId })).toMatchObject({ code: 'usr.aut.npm' })
  expect(await chief.refuse(SaveProductState, { ...place, Product: 'COI', State: 'Active', Note: 'x' })).toMatchObject({
    code: 'usr.aut.npm',
  })
  expect(mayEdit('Upsells', permissionsOf('ChiefEngineer'))).toBe(false)
  expect(mayEdit('Upsells', { Upsells: true })).toBe(true)
})

test('names of products come in the language of the caller', async () => {
  const { account, place } = await open()
  const read = async (language: string) => {
    const reply = await world.app.inject({
      method: 'GET',
      url: '/csm/Product/GetProductCategories',
      query: { gId: place.GroupId, bId: place.BuildingId },
      headers: { 'user-token': account.token, 'accept-language': language },
    })
    return reply.json().data.ProductCategories['Visitor Experience'][0].Text
  }
  expect(await read('es')).toBe('Opinión de clientes')
  expect(await read('fr')).toBe('Avis des clients')
})
