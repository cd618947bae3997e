import { expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { ArchiveProperty } from '../../property/buildings/contract.ts'
import { definitions } from '../functionalities/definitions.ts'
import { CopyQrCode, GetQrCode, GetQrCodes, SaveQrCode } from './contract.ts'

const world = await openWorld()
const itemOf = (type: 'Wifi' | 'StaticUrl' | 'Map') => {
  const { Icon, QrType, sample } = definitions[type]
  return { Name: { en: type }, Icon, FunctionalityType: type, QrType, TemplateFormData: { ...sample } }
}
const save = ({ call, group, building }: Account, type: 'Wifi' | 'StaticUrl' | 'Map', QrName: string) =>
  call(SaveQrCode, { GroupId: group.id, BuildingId: building.id, QrName, Location: 'Lobby', Floor: '2', Item: itemOf(type) })

test('a code is copied to other buildings, each with its own address and sign; what became of each is told', async () => {
  const account = await world.newAccount({ buildings: 4 })
  const { call, group, buildings } = account
  const [, second = '', third = '', fourth = ''] = buildings.map(({ id }) => id)
  const code = await save(account, 'Wifi', 'Guest Wi-Fi')
  await call(SaveQrCode, { GroupId: group.id, BuildingId: third, QrName: 'guest wi-fi', Location: 'Lobby', Item: itemOf('StaticUrl') })
  await call(ArchiveProperty, { GroupId: group.id, BuildingId: fourth, Version: 1 })
  const gone = '00000000-0000-4000-8000-000000000000'
  const BuildingIds = [second, third, fourth, gone, second]
  const { Copies } = await call(CopyQrCode, { GroupId: group.id, QrCodeId: code.QrCodeId, BuildingIds })
  expect(Copies.map(one => [one.BuildingId, one.Result])).toEqual([
    [second, 'Made'],
    [third, 'SameName'],
    [fourth, 'NotFound'],
    [gone, 'NotFound'],
  ])
  const [copy, before] = await Promise.all(
    [Copies[0]?.QrCodeId ?? '', code.QrCodeId].map(QrCodeId => call(GetQrCode, { gId: group.id, QrCodeId })),
  )
  expect(copy).toMatchObject({ BuildingId: second, QrName: 'Guest Wi-Fi', Location: 'Lobby', Floor: '2', QrType: before?.QrType })
  expect(copy?.Items[0]?.TemplateFormData).toEqual(before?.Items[0]?.TemplateFormData)
  expect([copy?.Address === before?.Address, copy?.SignId === before?.SignId]).toEqual([false, false])
  expect((await call(GetQrCodes, { filter: { gId: group.id } })).Total).toBe(3)
})

test('what belongs to the building of the code is told, so that somebody looks at it', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { call, group, buildings } = account
  const [map, link] = [await save(account, 'Map', 'Ways'), await save(account, 'StaticUrl', 'Menu')]
  const to = { GroupId: group.id, BuildingIds: [buildings[1]?.id ?? ''] }
  expect((await call(CopyQrCode, { ...to, QrCodeId: map.QrCodeId })).Copies).toMatchObject([{ Result: 'Made', ToCheck: true }])
  expect((await call(CopyQrCode, { ...to, QrCodeId: link.QrCodeId, Style: 'Own' })).Copies).toMatchObject([{ ToCheck: false }])
})

test('only to buildings that the caller sees, only codes of the account, and not more than fifty', async () => {
  const [account, other] = [await world.newAccount({ buildings: 2 }), await world.newAccount()]
  const code = await save(account, 'StaticUrl', 'Menu')
  const [first = '', second = ''] = account.buildings.map(({ id }) => id)
  const some = await account.signInAs('Admin', [first])
  const input = { GroupId: account.group.id, QrCodeId: code.QrCodeId, BuildingIds: [second, other.building.id] }
  expect((await some.call(CopyQrCode, input)).Copies.map(one => one.Result)).toEqual(['NotFound', 'NotFound'])
  expect((await other.refuse(CopyQrCode, { ...input, GroupId: other.group.id })).status).toBe(404)
  const many = Array.from({ length: 51 }, () => second)
  expect((await account.refuse(CopyQrCode, { ...input, BuildingIds: many })).fields).toMatchObject([{ Field: 'BuildingIds' }])
})
