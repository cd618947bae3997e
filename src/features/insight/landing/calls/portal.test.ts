import { expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { EditProperty } from '../../../property/propertyPage/contract.ts'
import { GetCustomerPortal } from '../contract.ts'

const world = await openWorld()

test('the customer portal tells what visitors see of a building and what is missing', async () => {
  const account = await world.newAccount()
  const [gId, bId] = [account.group.id, account.building.id]
  expect(await account.call(GetCustomerPortal, { gId, bId })).toMatchObject({
    Name: { en: 'Building 1' },
    Links: [],
    Codes: [],
    CodeCount: 0,
    Missing: ['Logo', 'Links', 'Website', 'Phone', 'Terms', 'Codes', 'Feedback'],
  })
  const ids = { GroupId: gId, EntityId: bId, BuildingId: bId, Version: 1 }
  await account.call(EditProperty, { ...ids, Content: { FacebookUrl: 'https://facebook.example/pier' } })
  const query = `insert into qr_code (group_id, building_id, address, sign_id, qr_name, qr_type, entity_type, location, retired)
    values ($1, $2, $3, $4, $5, 'Feedback', 'Lobby', 'Lobby', $6) returning id`
  const { rows } = await world.services.db.system.query(query, [gId, bId, 'P1', 1, 'Lobby', false])
  await world.services.db.system.query(query, [gId, bId, 'P2', 2, 'Gone', true])
  await world.services.db.system.query(
    `insert into qr_item (group_id, qr_code_id, name, icon, functionality_type, qr_type, template_form_data, can_save)
     values ($1, $2, '{"en":"Feedback"}', 'star', 'Feedback', 'Feedback', '{"Questions":[{"QuestionText":{"en":"How is the lobby?"},"Choices":[]}]}', true)`,
    [gId, rows[0].id],
  )
  const found = await account.call(GetCustomerPortal, { gId, bId })
  expect(found).toMatchObject({
    Links: [{ Name: 'FacebookUrl', Url: 'https://facebook.example/pier' }],
    Codes: [{ QrName: 'Lobby', FunctionalityType: 'Feedback', Question: { en: 'How is the lobby?' }, Scans30: 0 }],
    CodeCount: 1,
    Missing: ['Logo', 'Website', 'Phone', 'Terms'],
  })
})

test('only whoever manages marketing sees it', async () => {
  const account = await world.newAccount()
  const other = await account.signInAs('Employee')
  const input = { gId: account.group.id, bId: account.building.id }
  expect(await other.refuse(GetCustomerPortal, input)).toMatchObject({ status: 403 })
})
