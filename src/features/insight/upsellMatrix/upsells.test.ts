import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { SaveProductState } from '../../property/adoption/contract.ts'
import { GetUpsellMatrix, GetUpsellNotes } from './contract.ts'

const world = await openWorld()

const noted = async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [here, there] = account.buildings
  const note = (BuildingId: string, Product: string, State: string, Note: string) =>
    account.call(SaveProductState, { GroupId: account.group.id, BuildingId, Product, State, Note })
  await note(here?.id ?? '', 'Feedback', 'Interested', 'They asked for a price.')
  await note(here?.id ?? '', 'Feedback', 'Active', 'It runs since May.')
  await note(there?.id ?? '', 'COI', 'Never', 'They have a tool of their own.')
  return account
}

test('each building stands beside the others with the state of each product, unset ones too [C-CALL-078] [C-FIELD-024]', async () => {
  const account = await noted()
  const { Rows } = await account.call(GetUpsellMatrix, { gId: account.group.id })
  expect(Rows.map(one => one.BuildingName.en)).toEqual(['Building 1', 'Building 2'])
  const [first, second] = Rows.map(({ Products }) => Products.filter(one => one.State !== ''))
  expect(first).toEqual([{ Category: 'Visitor Experience', Product: 'Feedback', Text: 'Customer Feedback', State: 'Active' }])
  expect(second).toEqual([{ Category: 'Safety & Compliance', Product: 'COI', Text: 'Insurance Certificates', State: 'Never' }])
  expect(new Set(Rows.map(one => one.Products.length)).size).toBe(1)
})

test('the notes of a cell come with the state that each set, the newest first', async () => {
  const account = await noted()
  const asked = { gId: account.group.id, bId: account.building.id, Product: 'Feedback' }
  expect(await account.call(GetUpsellNotes, asked)).toMatchObject({
    BuildingName: { en: 'Building 1' },
    Notes: [
      { Note: 'It runs since May.', State: 'Active' },
      { Note: 'They asked for a price.', State: 'Interested' },
    ],
  })
  expect((await account.call(GetUpsellNotes, { ...asked, Product: 'COI' })).Notes).toEqual([])
})

test('only buildings that the reader may see, and not those of another account', async () => {
  const account = await noted()
  const gId = account.group.id
  const bound = await account.signInAs('Executive', [account.buildings[1]?.id ?? ''])
  expect((await bound.call(GetUpsellMatrix, { gId })).Rows.map(one => one.BuildingName.en)).toEqual(['Building 2'])
  expect((await bound.refuse(GetUpsellNotes, { gId, bId: account.building.id, Product: 'Feedback' })).code).toBe('sys.obj.nof')
  const stranger = await world.newAccount()
  expect((await stranger.refuse(GetUpsellMatrix, { gId })).code).toBe('sys.obj.nof')
  expect((await (await account.signInAs('Marketing')).refuse(GetUpsellMatrix, { gId })).code).toBe('usr.aut.npm')
})
