import { describe, expect, test } from 'vitest'
import { itemOf, newHub, saveHub } from '../../../../test/support/hubs.ts'
import { openWorld } from '../../../../test/world.ts'
import { GetQrCode, GetQrCodes, SaveQrCode } from './contract.ts'
import { mostItems } from './model.ts'

const world = await openWorld()
const account = await world.newAccount({ role: 'GM' })
const { call, refuse, group, building } = account
const place = { GroupId: group.id, BuildingId: building.id, QrName: 'Sign', Location: 'Lobby' }
const read = (QrCodeId: string) => call(GetQrCode, { gId: group.id, QrCodeId })
const namesOf = async (QrCodeId: string) => (await read(QrCodeId)).Items.map(({ Name }) => Name.en)
const problemsOf = async (input: object) => (await refuse(SaveQrCode, { ...place, ...input } as never)).fields

describe('the buttons of a hub', () => {
  test('are saved in their order, each with its rules, and read back as they were sent [B-RULE-016] [B-CONST-080]', async () => {
    const hours = [{ Days: [1, 2], From: '22:00', To: '06:00' }]
    const items = [
      itemOf('Feedback', 'Tell us'),
      itemOf('Wifi', 'Wi-Fi', { ShownTo: 'Pin', Pins: ['GM'], Hours: hours }),
      itemOf('PhoneCall', 'Call'),
    ]
    const { QrCodeId, ids } = await newHub(account, items, { HubLook: 'Carousel' })
    const code = await read(QrCodeId)
    expect(code).toMatchObject({ Placement: 'QrHub', HubLook: 'Carousel', QrType: 'QrHub' })
    expect(code.Items.map(({ TemplateId, Name, Rules, CanSave }) => [TemplateId, Name.en, Rules, CanSave])).toEqual([
      [ids[0], 'Tell us', null, true],
      [ids[1], 'Wi-Fi', { ShownTo: 'Pin', Pins: ['GM'], Hours: hours }, true],
      [ids[2], 'Call', null, true],
    ])
    const { QrCodes } = await call(GetQrCodes, { filter: { gId: group.id, QrType: 'QrHub' } })
    expect(QrCodes.map(one => one.QrCodeId)).toContain(QrCodeId)
  })

  test('keep their ids when they are put in another order; new ones come in, and those that are left out go', async () => {
    const hub = await newHub(account, [itemOf('Feedback', 'A'), itemOf('PhoneCall', 'B'), itemOf('Wifi', 'C')])
    const saved = await saveHub(
      account,
      hub,
      ([a, b, c]) => [c, itemOf('PhoneCall', 'D'), a].filter(one => one !== undefined && one !== b) as never,
    )
    expect(saved.TemplateIds).toEqual([hub.ids[2], expect.any(String), hub.ids[0]])
    expect(await namesOf(hub.QrCodeId)).toEqual(['C', 'D', 'A'])
  })

  test('are all kept by whoever saves the first one alone, with its rules', async () => {
    const hub = await newHub(account, [itemOf('Wifi', 'A', { ShownTo: 'Staff' }), itemOf('PhoneCall', 'B')])
    const { Version } = await read(hub.QrCodeId)
    await call(SaveQrCode, { ...place, Placement: 'QrHub', QrCodeId: hub.QrCodeId, Version, Item: itemOf('Wifi', 'A2') })
    expect(await namesOf(hub.QrCodeId)).toEqual(['A2', 'B'])
    expect((await read(hub.QrCodeId)).Items[0]).toMatchObject({ TemplateId: hub.ids[0], Rules: { ShownTo: 'Staff' } })
  })

  test('tell which of them cannot be saved, and why; nothing is saved then', async () => {
    const broken = { ...itemOf('PhoneCall', ''), TemplateFormData: { ...itemOf('PhoneCall', '').TemplateFormData, PhoneNumber: '' } }
    const fields = await problemsOf({ Placement: 'QrHub', Items: [itemOf('Feedback', 'A'), broken] })
    expect(fields?.map(({ Field }) => Field)).toEqual(expect.arrayContaining(['Items.1.Name.en', 'Items.1.TemplateFormData.PhoneNumber']))
    expect(fields?.every(({ Field }) => Field.startsWith('Items.1.'))).toBe(true)
  })

  test('are refused where they are another code’s, twice the same, none, too many, or not on a hub', async () => {
    const [one, other] = [await newHub(account, [itemOf('Feedback', 'A')]), await newHub(account, [itemOf('Feedback', 'B')])]
    const named = (TemplateId: string | undefined) => ({ ...itemOf('Feedback', 'A'), TemplateId })
    const saving = { Placement: 'QrHub', QrCodeId: one.QrCodeId, Version: one.Version }
    const stranger = await newHub(await world.newAccount({ role: 'GM' }), [itemOf('Feedback', 'C')])
    for (const foreign of [other.ids[0], stranger.ids[0]])
      expect(await problemsOf({ ...saving, Items: [named(foreign)] })).toEqual([
        { Field: 'Items.0.TemplateId', Message: 'This item does not belong to this QR code.' },
      ])
    expect(await problemsOf({ ...saving, Items: [named(one.ids[0]), named(one.ids[0])] })).toEqual([
      { Field: 'Items', Message: 'It exists already.' },
    ])
    expect((await problemsOf({ Placement: 'QrHub', Items: [] }))?.[0]?.Field).toBe('Items')
    expect(
      (await problemsOf({ Placement: 'QrHub', Items: Array.from({ length: mostItems + 1 }, () => itemOf('Feedback', 'A')) }))?.[0]?.Field,
    ).toBe('Items')
    expect((await problemsOf({ Items: [itemOf('Feedback', 'A'), itemOf('Wifi', 'B')] }))?.[0]).toEqual({
      Field: 'Items',
      Message: 'Only a hub has several buttons. Choose a hub, or leave one button.',
    })
    expect((await problemsOf({}))?.[0]).toEqual({ Field: 'Item', Message: 'Required' })
    expect((await problemsOf({ Item: itemOf('Feedback', 'A'), Items: [itemOf('Feedback', 'A')] }))?.[0]?.Field).toBe('Items')
    expect(await namesOf(other.QrCodeId)).toEqual(['B'])
  })

  test.each([
    ['a time that is none', { Hours: [{ Days: [1], From: '25:00', To: '06:00' }] }, 'Hours.0.From'],
    ['no day', { Hours: [{ Days: [], From: '08:00', To: '06:00' }] }, 'Hours.0.Days'],
    ['a day that is none', { Hours: [{ Days: [7], From: '08:00', To: '09:00' }] }, 'Hours.0.Days.0'],
    ['a kind of PIN that is none', { ShownTo: 'Pin', Pins: ['Admin'] }, 'Pins.0'],
    ['nobody whom it knows', { ShownTo: 'Visitors' }, 'ShownTo'],
  ])('rules with %s are refused at their field', async (_what, rules, field) => {
    const Rules = { ShownTo: 'Everyone', Pins: [], Hours: [], ...rules }
    expect((await problemsOf({ Placement: 'QrHub', Items: [{ ...itemOf('Feedback', 'A'), Rules }] }))?.map(one => one.Field)).toEqual([
      `Items.0.Rules.${field}`,
    ])
  })

  test('become one page again when the code is no hub any more, and it is listed as what it does', async () => {
    const hub = await newHub(account, [itemOf('Feedback', 'A'), itemOf('Wifi', 'B')])
    await saveHub(account, hub, items => items.slice(0, 1), { Placement: 'QrCode' })
    expect(await read(hub.QrCodeId)).toMatchObject({ Placement: 'QrCode', QrType: 'Feedback', Items: [{ TemplateId: hub.ids[0] }] })
  })

  test.each(['Round', 'Inspection'] as const)('a code may be placed as %s, and stays so [B-CONST-080]', async Placement => {
    const { QrCodeId } = await call(SaveQrCode, { ...place, Placement, Item: itemOf('Feedback', 'A') })
    expect((await read(QrCodeId)).Placement).toBe(Placement)
  })
})
