import { describe, expect, test } from 'vitest'
import { signInWith } from '../../../../../../test/support/readers.ts'
import { placeOf, savedSections } from '../../../../../../test/support/sections.ts'
import { openWorld } from '../../../../../../test/world.ts'
import { GetTenantList } from '../../../contacts/contract.ts'
import { tenantCompany } from '../../../contacts/tables.ts'
import { EditProperty, GetProperty } from '../../contract.ts'
import { type ProductAddOns, switches, valuedAddOns } from './model.ts'
import { addOnProblems, tidiedAddOns } from './rules.ts'

const world = await openWorld()
type Account = Awaited<ReturnType<typeof world.newAccount>>

const filled: ProductAddOns = {
  HasVanityUrl: true,
  VanityUrl: 'https://anchor.example',
  HasAngusIntegration: true,
  AngusIntegration: 'ANG-4471',
  HasGooglePlaceId: true,
  GooglePlaceId: 'ChIJGzE9DS1l44kRoOhiASS_fHg',
  HasSupportChannel: true,
  SupportChannel: 'https://chat.example/support',
  HasOperationsChannel: true,
  OperationsChannel: 'https://chat.example/operations',
  HasOrgChannel: true,
  OrgChannel: 'https://chat.example/org',
  EnableLiveChat: true,
  HideSrHotCold: true,
  EnableAICover: true,
  SRDisabled: true,
  EnableDefaultTenant: false,
  DefaultTenantId: null,
  BEBuildingId: 'BE-20117',
}
const tenant = async ({ group }: Account, BuildingId: string, change: object = {}) => {
  const [row] = await world.services.db.asSystem('test tenant', tx =>
    tx
      .insert(tenantCompany)
      .values({ GroupId: group.id, BuildingId, TenantName: 'Beacon Legal', Floor: '12', Unit: '1200', ...change })
      .returning(),
  )
  return row?.id ?? ''
}

test('flags and values are saved and read back [A-FIELD-010, A-FIELD-008]', async () => {
  const account = await world.newAccount()
  expect((await savedSections(account, { ProductAddOns: filled })).Sections.ProductAddOns).toEqual(filled)
})

test('flags only: live chat, hot and cold, AI cover; and a default tenant [A-FIELD-011, A-FIELD-012]', async () => {
  const account = await world.newAccount()
  const DefaultTenantId = await tenant(account, account.building.id)
  expect(switches).toEqual(['EnableLiveChat', 'HideSrHotCold', 'EnableAICover', 'SRDisabled'])
  const on = { EnableLiveChat: true, EnableAICover: true, EnableDefaultTenant: true, DefaultTenantId }
  const { Sections } = await savedSections(account, { ProductAddOns: on })
  expect(Sections.ProductAddOns).toMatchObject({ ...on, HideSrHotCold: false })
})

test('GetProperty gives DefaultTenantId, AngusPropertyId, BEBuildingId and EnableAICover, also without the section [A-CALL-036, B-CALL-060, B-CALL-078]', async () => {
  const account = await world.newAccount()
  const none = { DefaultTenantId: null, AngusPropertyId: null, BEBuildingId: null, EnableAICover: false, SRDisabled: false }
  expect(await account.call(GetProperty, { eId: account.building.id })).toMatchObject(none)
  const DefaultTenantId = await tenant(account, account.building.id)
  await savedSections(account, { ProductAddOns: { ...filled, EnableDefaultTenant: true, DefaultTenantId } })
  const chief = await account.signInAs('ChiefEngineer')
  const property = await chief.call(GetProperty, { eId: account.building.id })
  expect(property).toMatchObject({ DefaultTenantId, AngusPropertyId: 'ANG-4471', BEBuildingId: 'BE-20117', EnableAICover: true })
  expect(property.Sections).not.toHaveProperty('ProductAddOns')
})

describe('what is ticked needs its value, what is not ticked keeps none', () => {
  test.each(valuedAddOns)('$flag', ({ flag, value }) => {
    const Field = `ProductAddOns.${value}`
    for (const empty of [null, '', '  ']) expect(addOnProblems({ [flag]: true, [value]: empty })).toEqual([{ Field, Message: 'Required' }])
    expect(addOnProblems({ [flag]: false, [value]: '' })).toEqual([])
    expect(tidiedAddOns({ [flag]: false, [value]: 'left over' })).toMatchObject({ [flag]: false, [value]: null })
  })
  test('the vanity URL is a web address', () => {
    expect(addOnProblems({ HasVanityUrl: true, VanityUrl: 'anchor' })).toEqual([
      { Field: 'ProductAddOns.VanityUrl', Message: 'Format error', Hint: expect.any(String) },
    ])
    expect(addOnProblems(filled)).toEqual([])
  })
  test('a default tenant is chosen once it is enabled', () => {
    const Field = 'ProductAddOns.DefaultTenantId'
    expect(addOnProblems({ EnableDefaultTenant: true, DefaultTenantId: null })).toEqual([{ Field, Message: 'Required' }])
    const DefaultTenantId = '019c0000-0000-7000-8000-000000000000'
    expect(tidiedAddOns({ EnableDefaultTenant: false, DefaultTenantId }).DefaultTenantId).toBeNull()
  })
})

describe('the default tenant', () => {
  test('is chosen among those who rent in the building', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const bId = account.building.id
    const [second, first] = [await tenant(account, bId, { TenantName: 'Zephyr Labs' }), await tenant(account, bId)]
    await tenant(account, bId, { TenantName: 'Gone', Disabled: true })
    const elsewhere = await tenant(account, account.buildings[1]?.id ?? '')
    const { Tenants } = await account.call(GetTenantList, { filter: { gId: account.group.id, bId } })
    expect(Tenants).toMatchObject([
      { acId: first, Name: 'Beacon Legal', Floor: '12', Unit: '1200' },
      { acId: second, Name: 'Zephyr Labs', Floor: '12', Unit: '1200' },
    ])
    const other = await world.newAccount()
    for (const DefaultTenantId of [elsewhere, await tenant(other, other.building.id)])
      expect(
        await account.refuse(EditProperty, { ...(await placeOf(account)), ProductAddOns: { EnableDefaultTenant: true, DefaultTenantId } }),
      ).toMatchObject({
        status: 400,
        fields: [{ Field: 'ProductAddOns.DefaultTenantId', Message: 'Format error', Hint: expect.any(String) }],
      })
  })
})

test('ProductAddOns shows the section, ViewSuppress enables it [A-PERM-029, A-PERM-034]', async () => {
  const account = await world.newAccount()
  await savedSections(account, { ProductAddOns: filled })
  const [reader, marketing] = [
    await signInWith(world, account, ['ManagePropertyInfo', 'ProductAddOns']),
    await account.signInAs('Marketing'),
  ]
  const eId = account.building.id
  expect((await reader.call(GetProperty, { eId })).Sections.ProductAddOns).toEqual(filled)
  expect(await reader.refuse(EditProperty, { ...(await placeOf(account)), ProductAddOns: {} })).toMatchObject({ code: 'usr.aut.npm' })
  expect((await marketing.call(GetProperty, { eId })).Sections).not.toHaveProperty('ProductAddOns')
})
