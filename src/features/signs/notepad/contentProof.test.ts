import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf, placeOf } from '../../../../test/support/write.ts'
import { type Account, callsAs, openWorld } from '../../../../test/world.ts'
import { openSession } from '../../base/people/data.ts'
import { SaveQrCode } from '../../codes/qr/contract.ts'
import { GetVisitorPage } from '../../codes/visitorPages/contract.ts'
import { GetCarouselNotes, GetNoteHubs, SaveCarouselNote, SavePrintProofNote } from './contract.ts'

const world = await openWorld()
const customerOf = async (account: Account, BuildingId = account.building.id) => {
  const session = { Kind: 'Anonymous', GroupId: account.group.id, BuildingId, Purpose: `Survey:${randomUUID()}` } as const
  return callsAs(world.app, await world.services.db.asSystem('a session', tx => openSession(tx, session)))
}

test('a customer by the PIN of the survey sees the pages of visitors and writes notes on them; staff read them in the notepad, with who wrote them [B-FIELD-022]', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { Item, ...code } = codeOf('Lobby')
  const Rules = { ShownTo: 'Staff', Pins: [], Hours: [] } as const
  const staffOnly = { ...Item, Name: { en: 'Meter readings' }, Rules }
  const hub = { ...placeOf(account), ...code, QrName: 'Front desk', Placement: 'QrHub', Items: [Item, staffOnly] } as const
  const made = await account.call(SaveQrCode, hub as never)
  const at = { gId: account.group.id, bId: account.building.id }
  const customer = await customerOf(account)
  const { Hubs } = await customer.call(GetNoteHubs, at)
  expect(Hubs.map(one => [one.QrName, one.Items.length])).toEqual([['Front desk', 1]])
  const all = (await account.call(GetNoteHubs, at)).Hubs[0]?.Items ?? []
  expect(all).toHaveLength(2)

  const page = { ...at, QrCodeId: made.QrCodeId, Language: 'en' } as const
  expect((await customer.call(GetVisitorPage, page)).Html).toContain(Item.Name.en)
  expect((await customer.call(GetVisitorPage, page)).Html).not.toContain('Meter readings')
  const hidden = all.find(one => one.ItemId !== Hubs[0]?.Items[0]?.ItemId)?.ItemId ?? ''
  expect((await customer.refuse(GetVisitorPage, { ...page, ItemId: hidden })).status).toBe(404)
  expect(await account.call(GetVisitorPage, { ...page, ItemId: Hubs[0]?.Items[0]?.ItemId ?? '' })).toMatchObject({
    LeadsTo: 'https://harbor.example/',
  })

  const about = { Category: 'Link', RequestType: 'Correction', Hub: made.QrCodeId, Page: Hubs[0]?.Items[0]?.ItemId ?? '' } as const
  await customer.call(SaveCarouselNote, { ...placeOf(account), Note: 'The address is old', ...about })
  expect((await account.call(GetCarouselNotes, { filter: { gId: account.group.id } })).Notes).toMatchObject([
    { Note: 'The address is old', FullName: 'Customer', QrName: 'Front desk', Status: 'Open' },
  ])
  expect(await customer.refuse(SavePrintProofNote, { ...placeOf(account), Note: 'x', ...about })).toMatchObject({ code: 'usr.aut.npm' })

  const elsewhere = await customerOf(account, account.buildings[1]?.id)
  expect((await elsewhere.refuse(GetVisitorPage, page)).status).toBe(404)
  expect((await elsewhere.refuse(GetNoteHubs, at)).status).toBe(404)
  const stranger = await world.newAccount()
  expect((await stranger.refuse(GetVisitorPage, { ...page, gId: stranger.group.id, bId: stranger.building.id })).status).toBe(404)
})
