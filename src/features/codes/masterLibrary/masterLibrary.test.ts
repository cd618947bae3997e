import { describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { SaveQrCode } from '../qr/contract.ts'
import { GetGlobalQrCodes, GetGlobalQrHubs, GetQrCodesByGroupId } from './contract.ts'

const world = await openWorld()
const provider = await world.newAccount({ role: 'AcAdmin', global: true })
const opened = async (name: string) => {
  const account = await world.newAccount()
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Feedback', QrName: name })
  return { account, QrCodeId }
}

describe('the codes of every account', () => {
  test('stand in one list with their account and building, found by either, without those that are retired [B-CALL-021]', async () => {
    const name = `Lobby ${Date.now()}`
    const [one, other] = [await opened(name), await opened(name)]
    const { QrCodes, Total } = await provider.call(GetGlobalQrCodes, { filter: { text: name } })
    expect(Total).toBe(2)
    expect(QrCodes.map(({ GroupName, Name }) => `${GroupName}: ${Name}`).toSorted()).toEqual(
      [one, other].map(({ account }) => `${account.group.name}: ${name}`).toSorted(),
    )
    const own = await provider.call(GetGlobalQrCodes, { filter: { text: one.account.group.name } })
    expect(own.QrCodes).toMatchObject([
      { QrCodeId: one.QrCodeId, GroupId: one.account.group.id, FunctionalityType: 'Feedback', Items: 1, Scans30: 0 },
    ])
    expect((await provider.call(GetGlobalQrCodes, { filter: { text: name, Retired: true } })).Total).toBe(0)
    expect((await provider.call(GetGlobalQrCodes, { filter: { text: name, QrType: 'Wifi' } })).Total).toBe(0)
    const page = { filter: { text: name }, sort: { field: 'GroupName', order: 'DESC' }, pagination: { page: 1, perPage: 1 } } as const
    const second = await provider.call(GetGlobalQrCodes, page)
    expect([second.Total, second.QrCodes.map(({ GroupName }) => GroupName)]).toEqual([
      2,
      [[one.account.group.name, other.account.group.name].toSorted()[0]],
    ])
  })

  test('are for the provider’s people; nobody of an account reads them', async () => {
    const { account } = await opened('Own')
    for (const call of [GetGlobalQrCodes, GetGlobalQrHubs])
      expect(await account.refuse(call, { filter: {} })).toMatchObject({ status: 403 })
  })

  test('leave out what is archived', async () => {
    const name = `Old ${Date.now()}`
    const { account } = await opened(name)
    await world.services.db.asSystem('an archived account', async (_tx, client) =>
      client.query('update account_group set archived_date = $2 where id = $1', [account.group.id, new Date()]),
    )
    expect((await provider.call(GetGlobalQrCodes, { filter: { text: name } })).Total).toBe(0)
  })
})

test('the hubs of every account are the codes with several items, of one account where it is named [B-CALL-020]', async () => {
  const name = `Hub ${Date.now()}`
  const { account } = await opened(name)
  const button = (en: string) => ({
    Name: { en },
    Icon: 'link',
    FunctionalityType: 'StaticUrl' as const,
    QrType: 'StaticUrl',
    TemplateFormData: { Url: 'https://lintel.example' },
  })
  const [GroupId, BuildingId] = [account.group.id, account.building.id]
  const hub = await account.call(SaveQrCode, {
    GroupId,
    BuildingId,
    QrName: name,
    Placement: 'QrHub',
    Location: 'Lobby',
    Items: [button('One'), button('Two'), button('Three')],
  })
  const { QrHubs, Total } = await provider.call(GetGlobalQrHubs, { filter: { text: name } })
  expect(QrHubs).toMatchObject([{ QrCodeId: hub.QrCodeId, Type: 'QrHub', Items: 3, GroupName: account.group.name }])
  expect(Total).toBe(1)
  const elsewhere = await opened('Elsewhere')
  expect((await provider.call(GetGlobalQrHubs, { filter: { text: name, GroupId: elsewhere.account.group.id } })).Total).toBe(0)
})

test('the codes of one account name the unit, N/A where there is none, of the buildings that the caller sees [B-CALL-018] [B-RULE-116]', async () => {
  const account = await world.newAccount({ buildings: 2, access: 'first' })
  const [first, second] = account.buildings
  await newQrCode(world, account, { Type: 'Feedback', QrName: 'Without' })
  await newQrCode(world, account, { Type: 'Feedback', QrName: 'Hidden', BuildingId: second?.id ?? '' })
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Feedback', QrName: 'With' })
  await world.services.db.asSystem('a unit', async (_tx, client) =>
    client.query(`update qr_code set unit = '4B' where group_id = $1 and id = $2`, [account.group.id, QrCodeId]),
  )
  const { QrCodes, Total } = await account.call(GetQrCodesByGroupId, {
    filter: { gId: account.group.id },
    sort: { field: 'Name', order: 'ASC' },
  })
  expect(QrCodes.map(({ Name, Unit, BuildingId }) => [Name, Unit, BuildingId])).toEqual([
    ['With', '4B', first?.id],
    ['Without', 'N/A', first?.id],
  ])
  expect(Total).toBe(2)
  const stranger = await world.newAccount()
  expect(await stranger.refuse(GetQrCodesByGroupId, { filter: { gId: account.group.id } })).toMatchObject({ status: 404 })
})
