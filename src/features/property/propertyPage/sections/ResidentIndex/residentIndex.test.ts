import { describe, expect, test } from 'vitest'
import { placeOf, savedSections } from '../../../../../../test/support/sections.ts'
import { openWorld } from '../../../../../../test/world.ts'
import { EditProperty, GetProperty, GetResidentIndexTemplate, SaveResidentIndex } from '../../contract.ts'
import { type ResidentIndex, residentFieldTypes } from './model.ts'
import { isIncomplete, residentIndexProblems } from './rules.ts'

const world = await openWorld()
const filled: ResidentIndex = {
  Fields: [
    { Name: 'Welcome', Type: 'TextVideo' },
    { Name: 'Parking', Type: 'Text' },
    { Name: 'Building Tour', Type: 'Video' },
  ],
}

test('the template call gives acId and Fields: a proposal with IsTemplate, else what the building has [A-CALL-040, A-FIELD-018, A-CONST-006]', async () => {
  const account = await world.newAccount()
  const place = { bId: account.building.id, gId: account.group.id }
  const template = await account.call(GetResidentIndexTemplate, { ...place, IsTemplate: true })
  expect(template.Fields.length).toBeGreaterThan(5)
  expect(residentIndexProblems(template)).toEqual([])
  expect(residentFieldTypes).toEqual(['Text', 'TextVideo', 'Video'])
  expect(await account.call(GetResidentIndexTemplate, { ...place, IsTemplate: false })).toEqual({
    acId: template.acId,
    Version: 1,
    Fields: [],
  })
  await account.call(SaveResidentIndex, { ResidentIndexId: template.acId, Version: 1, ...filled })
  expect(await account.call(GetResidentIndexTemplate, { ...place, IsTemplate: false })).toEqual({
    acId: template.acId,
    Version: 2,
    ...filled,
  })
})

test('the save call takes ResidentIndexId and Fields, and the building then has them [A-CALL-041]', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { acId, Version } = await account.call(GetResidentIndexTemplate, { IsTemplate: true, bId: account.building.id })
  expect(await account.call(SaveResidentIndex, { ResidentIndexId: acId, Version, ...filled })).toEqual({ acId, Version: 2 })
  const property = await account.call(GetProperty, { eId: account.building.id })
  expect(property).toMatchObject({ Version: 2, Sections: { ResidentIndex: filled } })
  expect((await account.call(GetProperty, { eId: account.buildings[1]?.id ?? '' })).Sections).toEqual({})
})

test('EditProperty saves it too', async () => {
  const account = await world.newAccount()
  expect((await savedSections(account, { ResidentIndex: filled })).Sections.ResidentIndex).toEqual(filled)
})

describe('a field has a name and a type [A-RULE-067]', () => {
  test.each<[string, ResidentIndex['Fields'][number], string]>([
    ['name', { Name: '  ', Type: 'Text' }, 'Name'],
    ['type', { Name: 'Parking', Type: '' }, 'Type'],
  ])('without a %s it is not saved', async (_what, field, name) => {
    const account = await world.newAccount()
    const Fields = [...filled.Fields, field]
    expect(isIncomplete({ Fields })).toBe(true)
    expect(isIncomplete(filled)).toBe(false)
    expect(await account.refuse(SaveResidentIndex, { ResidentIndexId: account.building.id, Version: 1, Fields })).toMatchObject({
      fields: [{ Field: `Fields.3.${name}`, Message: 'Required' }],
    })
    expect(await account.refuse(EditProperty, { ...(await placeOf(account)), ResidentIndex: { Fields } })).toMatchObject({
      fields: [{ Field: `ResidentIndex.Fields.3.${name}`, Message: 'Required' }],
    })
  })
  test('other types are refused', async () => {
    const account = await world.newAccount()
    const Fields = [{ Name: 'Parking', Type: 'Audio' }]
    expect((await account.refuse(SaveResidentIndex, { ResidentIndexId: account.building.id, Version: 1, Fields })).status).toBe(400)
  })
})

test('ResidentIndex is needed to see and to save it; others’ buildings do not exist [A-PERM-039]', async () => {
  const [account, other] = [await world.newAccount(), await world.newAccount()]
  const marketing = await account.signInAs('Marketing')
  const save = { ResidentIndexId: account.building.id, Version: 1, ...filled }
  expect(await marketing.refuse(SaveResidentIndex, save)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  expect(await marketing.refuse(GetResidentIndexTemplate, { IsTemplate: true, bId: account.building.id })).toMatchObject({ status: 403 })
  expect(await other.refuse(SaveResidentIndex, save)).toMatchObject({ status: 404, code: 'sys.obj.nof' })
  await savedSections(account, { ResidentIndex: filled })
  expect((await marketing.call(GetProperty, { eId: account.building.id })).Sections).not.toHaveProperty('ResidentIndex')
})
