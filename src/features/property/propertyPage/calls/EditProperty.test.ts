import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Account, openWorld, send } from '../../../../../test/world.ts'
import { GetPropertyLocation } from '../../buildings/contract.ts'
import { basicInfoOf } from '../../buildings/sections/BasicInfo/rules.ts'
import { building } from '../../buildings/tables.ts'
import { EditProperty, GetProperty } from '../contract.ts'

const world = await openWorld()
const saveOf = async ({ call, group }: Pick<Account, 'call' | 'group'>, id: string) => {
  const property = await call(GetProperty, { eId: id, gId: group.id })
  return { GroupId: group.id, EntityId: id, BuildingId: id, Version: property.Version, BasicInfo: basicInfoOf(property) }
}

describe('EditProperty', () => {
  test('saves Basic Info and counts the version [A-CALL-032] [A-CALL-034]', async () => {
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
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
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
    expect(await account.call(GetPropertyLocation, place)).toMatchObject({ Latitude: 42.35, Longitude: -71.04 })
    await account.call(EditProperty, { ...save, Version: 2, BasicInfo: { ...save.BasicInfo, City: 'Springfield' } })
    expect(await account.call(GetPropertyLocation, place)).toMatchObject({ Latitude: null, Longitude: null })
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
    const chief = await account.signInAs('ChiefEngineer')
    expect(await chief.refuse(EditProperty, save)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
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
  test('gives a building to whoever sees it, and nothing of its secret', async () => {
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
  expect(await call(GetPropertyLocation, { eId: one.id })).toEqual({ Latitude: null, Longitude: null, TimeZone: 'America/New_York' })
})
