import { expect, test } from 'vitest'
import { codesIn } from '../../../../test/support/codesIn.ts'
import { boxesOf, renderPdf } from '../../../../test/support/pdfPages.ts'
import { codeOf, placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { GetQrCode, SaveQrCode } from '../../codes/qr/contract.ts'
import {
  DeleteQrPair,
  GetQrPair,
  GetQrPairFile,
  GetQrPairLocations,
  GetQrPairPicture,
  GetQrPairs,
  GetQrPairTemplates,
  GetQrPairTypes,
  SaveQrPair,
} from './contract.ts'
import { pairTypes } from './pairTypes.ts'
import { pairOf } from './testing.ts'

const world = await openWorld()

test('locations, the types of a location with what their codes do, and templates come from the server [B-CALL-027] [B-CALL-028] [B-CALL-030] [B-BEHAV-072]', async () => {
  const { call, group } = await world.newAccount()
  const { Locations } = await call(GetQrPairLocations, {})
  expect(Locations.map(one => one.Name)).toContain('Lobby')
  expect(Locations.map(one => one.Name)).not.toContain('Digital QR')
  expect(Locations[0]?.DisplayText).toMatchObject({ en: expect.any(String), es: expect.any(String), fr: expect.any(String) })
  const restroom = (await call(GetQrPairTypes, { location: 'Restroom' })).Types
  expect(restroom.find(one => one.Type === 'FeedbackCleaning')?.QrTypes).toEqual(['Feedback', 'BathroomService'])
  expect((await call(GetQrPairTypes, { location: 'Lobby' })).Types.map(one => one.Type)).not.toContain('FeedbackCleaning')
  expect((await call(GetQrPairTypes, { location: 'Nowhere' })).Types).toEqual([])
  for (const { Name } of Locations) expect((await call(GetQrPairTypes, { location: Name })).Types.length, Name).toBeGreaterThan(0)
  for (const { QrTypes } of pairTypes) expect(QrTypes).toHaveLength(2)
  expect((await call(GetQrPairTemplates, { gId: group.id })).Templates).toContainEqual({ Code: 'Pair', FileName: 'Pair.pdf' })
})

test('two codes become one sign, which is listed, opened, changed and deleted; its codes stay [B-BEHAV-005] [B-FIELD-018] [B-CONST-028] [B-CALL-019] [B-CALL-026] [B-CALL-029]', async () => {
  const account = await world.newAccount()
  const gId = account.group.id
  const sent = await pairOf(account)
  const { QrPair, Version } = await account.call(SaveQrPair, { ...sent, FPOPlacement: 'FPO 2', FPO1: 'Harbor Tower', FPO2: 'Thank you' })
  const { Pair, PrintKit } = await account.call(GetQrPair, { gId, pId: QrPair.acId })
  expect(Pair).toMatchObject({
    acId: QrPair.acId,
    Location: 'Lobby',
    Type: 'FeedbackService',
    QrCodeIds: sent.QrCodeIds,
    Quantity: 2,
    FPOPlacement: 'FPO 2',
  })
  expect(Pair).toMatchObject({ FPO1: 'Harbor Tower', FPO2: 'Thank you', QrCode1: 'Tell us', QrCode2: 'Ask us', Material: '3mm Sintra' })
  expect(PrintKit).toMatchObject({ Width: 8 * 25.4, Height: 10 * 25.4, Problems: [] })
  expect((await account.call(GetQrPairs, { filter: { gId, text: 'ask' } })).QrPairs.map(one => one.id)).toEqual([QrPair.acId])
  expect((await account.call(GetQrPairs, { filter: { gId, text: 'nobody' } })).Total).toBe(0)
  const changed = await account.call(SaveQrPair, { ...sent, QrPairId: QrPair.acId, Version, Quantity: 5, Orientation: 'Landscape' })
  expect((await account.call(GetQrPair, { gId, pId: QrPair.acId })).Pair).toMatchObject({ Quantity: 5, Orientation: 'Landscape' })
  await account.call(DeleteQrPair, { ...placeOf(account), QrPairId: QrPair.acId, Version: changed.Version })
  expect((await account.call(GetQrPairs, { filter: { gId } })).Total).toBe(0)
  for (const QrCodeId of sent.QrCodeIds) expect(await account.call(GetQrCode, { gId, QrCodeId })).toMatchObject({ Retired: false })
})

test('a sign whose code hangs in another building now ends', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const gId = account.group.id
  const sent = await pairOf(account)
  await account.call(SaveQrPair, sent)
  const QrCodeId = sent.QrCodeIds[0] ?? ''
  const { Version, QrName, Location, Items } = await account.call(GetQrCode, { gId, QrCodeId })
  const { Item } = codeOf(QrName)
  expect(Items).toHaveLength(1)
  await account.call(SaveQrCode, { GroupId: gId, BuildingId: account.buildings[1]?.id ?? '', QrCodeId, Version, QrName, Location, Item })
  expect((await account.call(GetQrPairs, { filter: { gId } })).Total).toBe(0)
})

test('quantity and print template are required, with their one message; the quantity is of digits [B-RULE-072] [B-RULE-073]', async () => {
  const account = await world.newAccount()
  const sent = await pairOf(account)
  const Message = 'Quantity, Print Template are Required'
  expect((await account.refuse(SaveQrPair, { ...sent, Quantity: '', PrintTemplate: '' })).fields).toEqual([
    { Field: 'Quantity', Message },
    { Field: 'PrintTemplate', Message },
  ])
  expect((await account.refuse(SaveQrPair, { ...sent, Quantity: null })).fields).toEqual([{ Field: 'Quantity', Message }])
  for (const Quantity of ['two', '1.5', '-1', '0'])
    expect((await account.refuse(SaveQrPair, { ...sent, Quantity })).fields[0]?.Field).toBe('Quantity')
})

test('its codes are two of the building that do what the type says; everything else is one that is offered', async () => {
  const [account, other] = [await world.newAccount(), await world.newAccount()]
  const sent = await pairOf(account)
  const [one = '', two = ''] = sent.QrCodeIds
  const link = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Menu') })
  const wrong: [object, string][] = [
    [{ QrCodeIds: [one, one] }, 'QrCodeIds.1'],
    [{ QrCodeIds: [two, one] }, 'QrCodeIds.0'],
    [{ QrCodeIds: [one, link.QrCodeId] }, 'QrCodeIds.1'],
    [{ Type: 'FeedbackCleaning' }, 'Type'],
    [{ Location: 'Digital QR' }, 'Location'],
    [{ Material: 'Gold' }, 'Material'],
    [{ Size: '79 × 47' }, 'Size'],
    [{ Color: 'Pink' }, 'Color'],
    [{ PrintTemplate: 'Standard' }, 'PrintTemplate'],
  ]
  for (const [change, field] of wrong)
    expect(
      (await account.refuse(SaveQrPair, { ...sent, ...change })).fields.map(problem => problem.Field),
      JSON.stringify(change),
    ).toContain(field)
  const theirs = await pairOf(other)
  expect(await account.refuse(SaveQrPair, { ...sent, QrCodeIds: [one, theirs.QrCodeIds[1] ?? ''] })).toMatchObject({ code: 'sys.obj.nof' })
  const { QrPair } = await account.call(SaveQrPair, sent)
  expect(await other.refuse(GetQrPair, { gId: other.group.id, pId: QrPair.acId })).toMatchObject({ code: 'sys.obj.nof' })
})

test.each(['Pair', 'PairLarge'])('both codes are read from the finished artwork of %s, in each orientation', async PrintTemplate => {
  const account = await world.newAccount()
  const gId = account.group.id
  const sent = { ...(await pairOf(account)), PrintTemplate, FPO1: 'Harbor Tower', FPO2: 'Thank you for helping us' }
  const links = await Promise.all(sent.QrCodeIds.map(async QrCodeId => (await account.call(GetQrCode, { gId, QrCodeId })).Link))
  for (const Orientation of ['Portrait', 'Landscape']) {
    const { QrPair } = await account.call(SaveQrPair, { ...sent, Orientation })
    const { FileName, ContentType, Base64 } = await account.call(GetQrPairFile, { gId, pId: QrPair.acId })
    expect([FileName, ContentType]).toEqual(['Tell-us-Ask-us.pdf', 'application/pdf'])
    const pdf = Buffer.from(Base64, 'base64')
    const [left = 0, bottom = 0, right = 0, top = 0] = boxesOf(pdf).TrimBox
    expect([right - left, top - bottom].map(Math.round)).toEqual(Orientation === 'Portrait' ? [576, 720] : [720, 576])
    const [page] = await renderPdf(pdf)
    expect(await codesIn(page ?? new Uint8Array())).toEqual(links.toSorted())
  }
})

test('the sign is drawn while it is made; a code that nobody can read is not handed out', async () => {
  const account = await world.newAccount()
  const gId = account.group.id
  const sent = await pairOf(account)
  const [QrCodeId1 = '', QrCodeId2 = ''] = sent.QrCodeIds
  const { Material, Size, Orientation, Color, PrintTemplate } = sent
  const at = { gId, bId: account.building.id, QrCodeId1, QrCodeId2, Material, Size, Orientation, Color, PrintTemplate }
  expect((await account.call(GetQrPairPicture, at)).Problems).toEqual([])
  expect((await account.refuse(GetQrPairPicture, { ...at, Size: 'huge' })).fields[0]?.Field).toBe('Size')
  const { QrPair } = await account.call(SaveQrPair, sent)
  await world.services.db.system.query(`update qr_code set style = '{"FillColor":"#FEFEFE"}' where group_id = $1 and id = $2`, [
    gId,
    QrCodeId2,
  ])
  expect((await account.call(GetQrPair, { gId, pId: QrPair.acId })).PrintKit.Problems).toEqual([
    { Kind: 'CodeUnread', Slot: 'Code2', Size: null },
  ])
  expect(await account.refuse(GetQrPairFile, { gId, pId: QrPair.acId })).toMatchObject({ code: 'req.val.inv' })
})
