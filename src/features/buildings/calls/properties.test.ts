import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Account, openWorld, send } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import { AddPropertyTag, CreateProperty, EditProperty, GetProperty, GetPropertyList, GetPropertyLocation } from '../contract.ts'
import { basicInfoOf, newBasicInfo } from '../sections/BasicInfo/rules.ts'
import { building } from '../tables.ts'

const world = await openWorld()
const complete: Input<typeof CreateProperty>['BasicInfo'] = {
  ...newBasicInfo('Harborline'),
  Name: { en: 'Anchor Street East', es: 'Anchor Street Este' },
  BuildingType: 'Office',
  TotalSquareFeet: 612_400,
  AddressLine1: '415 Anchor Street',
  City: 'Boston',
  State: 'MA',
  Zip: '02210',
  ContactEmail: 'front@anchor.example',
  ContactPhoneNumber: '16175550110',
  Website: 'https://anchor.example',
  Region: 'Northeast',
  Market: 'Boston',
  PlannedEngineeringHours: 640,
  Shifts: [
    { Start: '06:00', End: '14:00' },
    { Start: '14:00', End: '22:00' },
    { Start: '22:00', End: '06:00' },
  ],
}
const create = async ({ call, group }: Pick<Account, 'call' | 'group'>, change: Partial<typeof complete> = {}) =>
  (await call(CreateProperty, { GroupId: group.id, BasicInfo: { ...complete, ...change } })).acId
const saveOf = async ({ call, group }: Pick<Account, 'call' | 'group'>, id: string) => {
  const property = await call(GetProperty, { eId: id, gId: group.id })
  return { GroupId: group.id, EntityId: id, BuildingId: id, Version: property.Version, BasicInfo: basicInfoOf(property) }
}
const stored = (id: string) =>
  world.services.db.asSystem('test', async tx => (await tx.select().from(building).where(eq(building.id, id)))[0])

describe('CreateProperty', () => {
  test('stores every field of Basic Info, with a code, a clock and a secret of its own [A-CALL-031] [A-CALL-033] [A-FIELD-005] [A-BEHAV-007]', async () => {
    const account = await world.newAccount({ buildings: 0 })
    const tag = await account.call(AddPropertyTag, { GroupId: account.group.id, Name: 'Anchor Street Campus' })
    const id = await create(account, { PropertyType: 'Multiple', PropertyTagId: tag.acId, State: 'WA', Zip: '98121' })
    const { AccountName: _, Name: __, ...info } = complete
    expect(await account.call(GetProperty, { eId: id, gId: account.group.id })).toMatchObject({
      ...{ ...info, PropertyTagId: undefined, AddressLine2: null },
      Name: { en: 'Anchor Street East', es: 'Anchor Street Este' },
      AccountName: { en: 'Harborline' },
      id,
      Code: 'ASE',
      PropertyType: 'Multiple',
      PropertyTag: { PropertyTagId: tag.acId, Name: 'Anchor Street Campus' },
      State: 'WA',
      Zip: '98121',
      TimeZone: 'America/Los_Angeles',
      Version: 1,
    })
    expect((await stored(id))?.PinSecret).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  })

  test('makes a free code from the name, and refuses a given one that is taken', async () => {
    const account = await world.newAccount({ buildings: 0 })
    const ids = [await create(account), await create(account), await create(account, { Code: 'HQ' })]
    const { Properties } = await account.call(GetPropertyList, { filter: { gId: account.group.id }, sort: { field: 'Code', order: 'ASC' } })
    expect(Properties.map(({ Code }) => Code)).toEqual(['ASE', 'ASE2', 'HQ'])
    expect(new Set(ids).size).toBe(3)
    expect(await account.refuse(CreateProperty, { GroupId: account.group.id, BasicInfo: { ...complete, Code: 'HQ' } })).toMatchObject({
      status: 409,
      code: 'sys.obj.dup',
      fields: [{ Field: 'BasicInfo.Code' }],
    })
  })

  test('two at the same moment get two codes', async () => {
    const account = await world.newAccount({ buildings: 0 })
    await Promise.all([create(account), create(account), create(account)])
    expect((await account.call(GetPropertyList, { filter: { gId: account.group.id } })).Properties.map(({ Code }) => Code).sort()).toEqual([
      'ASE',
      'ASE2',
      'ASE3',
    ])
  })

  test('names every missing field and says to fill in the required ones [A-RULE-051]', async () => {
    const { refuse, group } = await world.newAccount()
    const refused = await refuse(CreateProperty, { GroupId: group.id, BasicInfo: newBasicInfo() })
    expect(refused).toMatchObject({ status: 400, code: 'req.val.inv', message: 'Please fill in the required fields' })
    expect(refused.fields.map(({ Field }) => Field)).toEqual([
      'BasicInfo.Name',
      'BasicInfo.BuildingType',
      'BasicInfo.TotalSquareFeet',
      'BasicInfo.AddressLine1',
      'BasicInfo.City',
      'BasicInfo.State',
      'BasicInfo.Zip',
      'BasicInfo.ContactEmail',
    ])
    expect(await refuse(CreateProperty, { GroupId: group.id })).toMatchObject({ fields: [{ Field: 'BasicInfo', Message: 'Required' }] })
  })

  test('says what is wrong with the shifts [A-RULE-049]', async () => {
    const { refuse, group } = await world.newAccount()
    const BasicInfo = { ...complete, Shifts: [{ Start: '06:00', End: '' }] }
    expect(await refuse(CreateProperty, { GroupId: group.id, BasicInfo })).toMatchObject({ message: 'Please fill in the Shift fields' })
    const four = { ...complete, Shifts: Array.from({ length: 4 }, () => ({ Start: '', End: '' })) }
    expect((await refuse(CreateProperty, { GroupId: group.id, BasicInfo: four })).code).toBe('req.val.inv')
  })

  test.each(['Executive', 'GM', 'Marketing', 'Employee'] as const)(
    'is refused to a role without GlobalManageEntities: %s [A-PERM-024]',
    async role => {
      const { refuse, group } = await world.newAccount({ role })
      expect(await refuse(CreateProperty, { GroupId: group.id, BasicInfo: complete })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    },
  )

  test('is refused in another account, and with the tag of another account', async () => {
    const [own, other] = [await world.newAccount(), await world.newAccount()]
    expect((await own.refuse(CreateProperty, { GroupId: other.group.id, BasicInfo: complete })).code).toBe('sys.obj.nof')
    const tag = await other.call(AddPropertyTag, { GroupId: other.group.id, Name: 'Theirs' })
    const BasicInfo = { ...complete, PropertyType: 'Multiple', PropertyTagId: tag.acId }
    expect((await own.refuse(CreateProperty, { GroupId: own.group.id, BasicInfo })).code).toBe('sys.obj.nof')
  })

  test('happens once under one Idempotency-Key', async () => {
    const { group, token, call } = await world.newAccount({ buildings: 0 })
    const key = { 'idempotency-key': randomUUID() }
    const replies = [1, 2, 3].map(() => send(world.app, CreateProperty, { GroupId: group.id, BasicInfo: complete }, token, key))
    const ids = (await Promise.all(replies)).map(({ body }) => JSON.parse(body).data.acId)
    expect(new Set(ids).size).toBe(1)
    expect((await call(GetPropertyList, { filter: { gId: group.id } })).Total).toBe(1)
  })

  test('opens the new building to a creator who sees some buildings only', async () => {
    const account = await world.newAccount({ buildings: 2, access: 'first' })
    const id = await create(account)
    await expect
      .poll(async () => (await send(world.app, GetProperty, { eId: id, gId: account.group.id }, account.token)).code, { timeout: 6000 })
      .toBeUndefined()
    expect((await account.call(GetPropertyList, { filter: { gId: account.group.id } })).Total).toBe(2)
  })
})

describe('EditProperty', () => {
  test('saves Basic Info and counts the version [A-CALL-032] [A-CALL-034] [A-STATE-016]', async () => {
    const account = await world.newAccount()
    const save = await saveOf(account, account.building.id)
    const change = {
      Name: { en: 'Renamed' },
      City: 'Toronto',
      State: 'ON',
      Zip: 'm5v 2t6',
      Country: 'Canada',
      Website: ' ',
      TrackScanData: false,
    }
    const reply = await account.call(EditProperty, { ...save, BasicInfo: { ...save.BasicInfo, ...change } })
    expect(reply).toEqual({ acId: account.building.id, Version: 2 })
    expect(await account.call(GetProperty, { eId: account.building.id, gId: account.group.id })).toMatchObject({
      ...change,
      Code: 'B1',
      Zip: 'M5V 2T6',
      Website: null,
      TimeZone: 'America/Toronto',
      Version: 2,
    })
  })

  test('refuses the second of two editors of the same version', async () => {
    const account = await world.newAccount()
    const save = await saveOf(account, account.building.id)
    const both = await Promise.all(
      [1, 2].map(n => send(world.app, EditProperty, { ...save, BasicInfo: { ...save.BasicInfo, Region: `R${n}` } }, account.token)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.code).toBe('sys.obj.cfl')
  })

  test('keeps its code when it is emptied, refuses that of another building', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const save = await saveOf(account, account.building.id)
    await account.call(EditProperty, { ...save, BasicInfo: { ...save.BasicInfo, Code: '' } })
    const again = await saveOf(account, account.building.id)
    expect(again.BasicInfo.Code).toBe('B1')
    const clash = { ...again, BasicInfo: { ...again.BasicInfo, Code: 'B2' } }
    expect(await account.refuse(EditProperty, clash)).toMatchObject({ code: 'sys.obj.dup', fields: [{ Field: 'BasicInfo.Code' }] })
  })

  test('forgets the coordinates of another place, keeps those of the same', async () => {
    const account = await world.newAccount()
    const place = { eId: account.building.id, gId: account.group.id }
    await world.services.db.asSystem('test', tx =>
      tx.update(building).set({ Latitude: 42.35, Longitude: -71.04 }).where(eq(building.id, account.building.id)),
    )
    const save = await saveOf(account, account.building.id)
    await account.call(EditProperty, { ...save, BasicInfo: { ...save.BasicInfo, AddressLine1: '2 Test Street' } })
    expect(await account.call(GetPropertyLocation, place)).toEqual({ Latitude: 42.35, Longitude: -71.04 })
    await account.call(EditProperty, { ...save, Version: 2, BasicInfo: { ...save.BasicInfo, City: 'Springfield' } })
    expect(await account.call(GetPropertyLocation, place)).toEqual({ Latitude: null, Longitude: null })
  })

  test('needs a section, and both ids of the same building', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const { BasicInfo, ...save } = await saveOf(account, account.building.id)
    expect(await account.refuse(EditProperty, save)).toMatchObject({
      code: 'req.val.inv',
      fields: [{ Field: 'BasicInfo', Message: 'Required' }],
    })
    expect((await account.refuse(EditProperty, { ...save, BasicInfo, EntityId: account.buildings[1]?.id })).code).toBe('sys.obj.nof')
  })

  test('is refused without GlobalManageEntities, and for a building that the caller does not see [A-PERM-024]', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const second = account.buildings[1]?.id ?? ''
    const save = await saveOf(account, second)
    const manager = await account.signInAs('GM')
    expect(await manager.refuse(EditProperty, save)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    const limited = await account.signInAs('Admin', [account.building.id])
    expect(await limited.refuse(EditProperty, save)).toMatchObject({ status: 404, code: 'sys.obj.nof' })
    expect(await (await world.newAccount()).refuse(EditProperty, save)).toMatchObject({ status: 404, code: 'sys.obj.nof' })
  })

  test('leaves a row in the audit with what was before and after', async () => {
    const account = await world.newAccount()
    const save = await saveOf(account, account.building.id)
    await account.call(EditProperty, { ...save, BasicInfo: { ...save.BasicInfo, Region: 'West' } })
    const { rows } = await world.services.db.system.query('select call, before, after from audit where object_id = $1', [
      account.building.id,
    ])
    expect(rows).toMatchObject([{ call: 'Entity/EditProperty', before: { Region: null }, after: { Region: 'West' } }])
  })
})

describe('GetProperty', () => {
  test('gives a building to whoever sees it, and nothing of its secret [A-CALL-036]', async () => {
    const account = await world.newAccount({ role: 'Employee', buildings: 2, access: 'first' })
    const property = await account.call(GetProperty, { eId: account.building.id })
    expect(property).toMatchObject({ id: account.building.id, GroupId: account.group.id, Name: { en: 'Building 1' } })
    expect(property).not.toHaveProperty('PinSecret')
    expect((await account.refuse(GetProperty, { eId: account.buildings[1]?.id })).code).toBe('sys.obj.nof')
  })

  test('is the same answer for a foreign building and for none', async () => {
    const [own, other] = [await world.newAccount(), await world.newAccount()]
    expect(await own.refuse(GetProperty, { eId: other.building.id })).toEqual(await own.refuse(GetProperty, { eId: randomUUID() }))
    expect(await own.refuse(GetPropertyLocation, { eId: other.building.id })).toMatchObject({ status: 404, code: 'sys.obj.nof' })
  })
})

test('GetPropertyLocation gives null where the place is not known [B-CALL-011]', async () => {
  const { call, building: one } = await world.newAccount()
  expect(await call(GetPropertyLocation, { eId: one.id })).toEqual({ Latitude: null, Longitude: null })
})
