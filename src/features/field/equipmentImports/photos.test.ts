import { expect, test } from 'vitest'
import { placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { GetQrCode } from '../../codes/qr/contract.ts'
import { GetEquipment } from '../equipment/contract.ts'
import { addEquipment } from '../equipment/testing.ts'
import { AddPhotos, PreviewPhotos } from './contract.ts'
import { photoKeys } from './photos.ts'
import { sendPhoto } from './testing.ts'

const world = await openWorld()

test.each([
  ['10048.jpg', '10048', '10048'],
  ['Photos/2026/10048-2.JPG', '10048', '10048-2'],
  ['Pump 1 (3).png', 'Pump 1', 'Pump 1 (3)'],
  ['Pump 1.png', 'Pump', 'Pump 1'],
  ['AHU-12.jpeg', 'AHU', 'AHU-12'],
])('%s is called after %s, or as a whole after %s', (name, bare, whole) => expect(photoKeys(name)).toEqual([whole, bare]))

test('photos find their pieces by sign id, then by the name of the piece; what is not clear is told', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { SignId } = await addEquipment(account, 'Pump 1')
  await addEquipment(account, 'Fan')
  await addEquipment({ ...account, building: account.buildings[1] ?? account.building }, 'Fan')
  const Names = [`${SignId}.jpg`, `x/${SignId}-2.png`, 'PUMP  1.webp', 'Fan.jpg', 'Boiler.jpg']
  const at = { GroupId: account.group.id, Names }
  const told = async (input: object) =>
    (await account.call(PreviewPhotos, { ...at, ...input })).Matches.map(one => one.Why ?? `${one.EquipmentName} ${one.Free}`)
  expect(await told({})).toEqual(['Pump 1 10', 'Pump 1 9', 'Pump 1 8', 'Several', 'Unknown'])
  expect((await told({ BuildingId: account.building.id }))[3]).toBe('Fan 10')
  const stranger = await world.newAccount()
  const theirs = await stranger.call(PreviewPhotos, { ...at, GroupId: stranger.group.id })
  expect(theirs.Matches.every(one => one.Why === 'Unknown')).toBe(true)
})

test('a photo is added once, to ten at most; one that nobody here has sent is refused', async () => {
  const account = await world.newAccount()
  const { QrCodeId } = await addEquipment(account, 'Pump 1')
  const at = { ...placeOf(account), QrCodeId }
  const photo = await sendPhoto(account)
  const version = async () => (await account.call(GetQrCode, { gId: account.group.id, QrCodeId })).Version
  const before = await version()
  expect(await account.call(AddPhotos, { ...at, UploadFiles: [photo] })).toMatchObject({ Photos: 1 })
  expect(await account.call(AddPhotos, { ...at, UploadFiles: [photo] })).toMatchObject({ Photos: 1 })
  expect(await version()).toBe(before + 1) // a save of who had the code open would take the photo away
  const more = await Promise.all(Array.from({ length: 9 }, () => sendPhoto(account)))
  expect(await account.call(AddPhotos, { ...at, UploadFiles: more })).toMatchObject({ Photos: 10 })
  const full = await account.refuse(AddPhotos, { ...at, UploadFiles: [await sendPhoto(account)] })
  expect(full.fields).toMatchObject([{ Field: 'UploadFiles' }])
  const stranger = await world.newAccount()
  const foreign = await account.refuse(AddPhotos, { ...at, UploadFiles: [await sendPhoto(stranger)] })
  expect(foreign.fields).toMatchObject([{ Field: 'UploadFiles.0' }])
  const { Equipment } = await account.call(GetEquipment, { gId: account.group.id, bId: account.building.id, QrCodeId })
  expect(Equipment.UploadFiles).toHaveLength(10)
})
