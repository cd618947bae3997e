import { expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { DeleteView, GetViews, SaveView } from '../contract.ts'
import { mostViews, namesIds, tooManyViews } from '../rules.ts'

const world = await openWorld()
const ours = await world.newAccount({ role: 'Admin' })
const view = (Name: string, more: object = {}) => ({
  List: 'Entity/GetPropertyList',
  Name,
  Query: 'Region=West&sort=-Name',
  Hidden: ['Market'],
  GroupId: null,
  ...more,
})

test('a view is kept for its user, by name, and replaced by one of the same name', async () => {
  const me = await ours.signInAs('Employee')
  const { acId } = await me.call(SaveView, view(' West '))
  await me.call(SaveView, view('East', { Query: 'Region=East', Hidden: [] }))
  const again = await me.call(SaveView, view('West', { Query: 'Region=West' }))
  expect(again.acId).toBe(acId)
  const { Views } = await me.call(GetViews, { List: 'Entity/GetPropertyList' })
  expect(Views.map(({ Name, Query, Hidden }) => ({ Name, Query, Hidden }))).toEqual([
    { Name: 'East', Query: 'Region=East', Hidden: [] },
    { Name: 'West', Query: 'Region=West', Hidden: ['Market'] },
  ])
  expect((await me.call(GetViews, { List: 'QrCode/GetQrCodes' })).Views).toEqual([])
})

test("a view is nobody else's to see, to replace or to delete", async () => {
  const [me, other] = [await ours.signInAs('Employee'), await ours.signInAs('Employee')]
  const { acId } = await me.call(SaveView, view('Mine'))
  expect((await other.call(GetViews, { List: 'Entity/GetPropertyList' })).Views).toEqual([])
  expect(await other.refuse(DeleteView, { acId })).toMatchObject({ status: 404, code: 'sys.obj.nof' })
  const theirs = await other.call(SaveView, view('Mine'))
  expect(theirs.acId).not.toBe(acId)
  await me.call(DeleteView, { acId })
  expect((await me.call(GetViews, { List: 'Entity/GetPropertyList' })).Views).toEqual([])
  expect(await me.refuse(DeleteView, { acId })).toMatchObject({ status: 404 })
})

test('a view whose filters name ids of an account shows in that account only', async () => {
  const me = await ours.signInAs('Employee')
  const there = await world.newAccount()
  await me.call(SaveView, view('Campus', { GroupId: ours.group.id, Query: 'Region=here' }))
  await me.call(SaveView, view('Campus', { Query: 'Region=everywhere' }))
  const at = async (gId: string) => (await me.call(GetViews, { List: 'Entity/GetPropertyList', gId })).Views.map(({ Query }) => Query)
  expect((await at(ours.group.id)).toSorted()).toEqual(['Region=everywhere', 'Region=here'])
  expect(await at(there.group.id)).toEqual(['Region=everywhere'])
  expect(await me.refuse(SaveView, view('Foreign', { GroupId: there.group.id }))).toMatchObject({ status: 404, code: 'sys.obj.nof' })
})

test('a view needs a name, and there are at most 50 of a list', async () => {
  const me = await ours.signInAs('Employee')
  expect(await me.refuse(SaveView, view('  '))).toMatchObject({ status: 400, fields: [{ Field: 'Name', Message: 'Required' }] })
  for (let n = 0; n < mostViews; n++) await me.call(SaveView, view(`View ${n}`))
  expect(await me.refuse(SaveView, view('One more'))).toMatchObject({ status: 400, message: tooManyViews })
  await me.call(SaveView, view('View 7', { Query: '' }))
})

test('ids in a query are seen', () => {
  expect(namesIds('PropertyTagId=0199f2aa-1111-7222-8333-444455556666&sort=Name')).toBe(true)
  expect(namesIds('Region=West&text=0199')).toBe(false)
})
