import { expect, test } from 'vitest'
import { openWorld } from '../../../../../../test/world.ts'
import { sampleBasicInfo } from '../../../buildings/sections/BasicInfo/sample.ts'
import { CreateProperty, EditProperty, GetProperty } from '../../contract.ts'
import { type Content as Links, links } from './model.ts'

const world = await openWorld()
const Content: Links = { ...Object.fromEntries(links.map(name => [name, `https://links.example/${name}`])), MarketingBrochure: null }

const place = async (account: Awaited<ReturnType<typeof world.newAccount>>) => {
  const { Version } = await account.call(GetProperty, { eId: account.building.id, gId: account.group.id })
  return { GroupId: account.group.id, EntityId: account.building.id, BuildingId: account.building.id, Version }
}

test('the ten links are saved and read back with the building [A-FIELD-009]', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  await account.call(EditProperty, { ...(await place(account)), Content })
  const { Sections } = await account.call(GetProperty, { eId: account.building.id, gId: account.group.id })
  expect(Sections.Content).toEqual(Content)
})

test('a link that is no web address is refused at its field [A-RULE-062]', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const wrong = { ...Content, FacebookUrl: 'facebook', VimeoUrl: 'javascript:alert(1)' }
  expect(await account.refuse(EditProperty, { ...(await place(account)), Content: wrong })).toMatchObject({
    status: 400,
    fields: [
      { Field: 'Content.FacebookUrl', Message: 'Format error', Hint: expect.any(String) },
      { Field: 'Content.VimeoUrl', Message: 'Format error', Hint: expect.any(String) },
    ],
  })
})

test('ViewSuppress is needed to change Content [A-PERM-029]', async () => {
  const account = await world.newAccount({ role: 'ChiefEngineer' })
  expect(await account.refuse(EditProperty, { ...(await place(account)), Content })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
})

test('a new building takes its links along', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const { acId } = await account.call(CreateProperty, { GroupId: account.group.id, BasicInfo: sampleBasicInfo, Content })
  const { Sections } = await account.call(GetProperty, { eId: acId, gId: account.group.id })
  expect(Sections.Content).toEqual(Content)
})
