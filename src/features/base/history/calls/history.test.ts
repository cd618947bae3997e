import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import type { GroupId } from '../../../../core/ids.ts'
import { AddPropertyTag } from '../../../property/buildings/contract.ts'
import { sampleBasicInfo } from '../../../property/buildings/sections/BasicInfo/sample.ts'
import { CreateProperty, EditProperty, GetProperty } from '../../../property/propertyPage/contract.ts'
import { rolePermission } from '../../people/tables.ts'
import { GetRolePermissions, SaveRolePermissions } from '../../permissions/contract.ts'
import { GetAuditRows, GetAuditUsers, GetHistory } from '../contract.ts'

const world = await openWorld()
type Account = Awaited<ReturnType<typeof world.newAccount>>
const admin = await world.newAccount({ role: 'AcAdmin', global: true })

const made = async (own: Account) => (await own.call(CreateProperty, { GroupId: own.group.id, BasicInfo: sampleBasicInfo })).acId
const edit = async (own: Account, id: string, changed: Partial<typeof sampleBasicInfo>) => {
  const { Version } = await own.call(GetProperty, { gId: own.group.id, eId: id })
  await own.call(EditProperty, {
    GroupId: own.group.id,
    EntityId: id,
    BuildingId: id,
    Version,
    BasicInfo: { ...sampleBasicInfo, ...changed },
  })
}
const ofBuilding = (own: Account, id: string) => ({ filter: { gId: own.group.id, Object: 'building' as const, ObjectId: id } })
type Written = { Before?: unknown; After?: unknown; Call?: string; Object?: string; ObjectId?: string; at?: string }
const write = (own: Account, { Before = null, After = null, Call = 'Entity/EditProperty', Object = 'building', ObjectId, at }: Written) =>
  world.services.db.withTenant(own.group.id as GroupId, (_tx, client) =>
    client.query(
      `insert into audit (group_id, actor, call, object, object_id, before, after, request_id, at) values ($1, 'A B', $2, $3, $4, $5, $6, 'r', coalesce($7::timestamptz, now()))`,
      [own.group.id, Call, Object, ObjectId ?? own.building.id, JSON.stringify(Before), JSON.stringify(After), at ?? null],
    ),
  )

describe('the history of a record', () => {
  test('says who did what and when, the newest first, with what changed and nothing else', async () => {
    const own = await world.newAccount()
    const id = await made(own)
    await edit(own, id, { City: 'Salem', Zip: '01970' })
    const { History, Total } = await own.call(GetHistory, ofBuilding(own, id))
    expect(Total).toBe(2)
    const [second, first] = History
    expect(second).toMatchObject({ Who: 'Test Admin', UserId: own.user.id, Action: 'Changed', Call: 'Entity/EditProperty', Hidden: 0 })
    expect(second?.Changes.toSorted((a, b) => a.Field.localeCompare(b.Field))).toEqual([
      { Field: 'City', Kind: 'Value', Before: sampleBasicInfo.City, After: 'Salem' },
      { Field: 'Zip', Kind: 'Value', Before: sampleBasicInfo.Zip, After: '01970' },
    ])
    expect(first).toMatchObject({ Action: 'Created' })
    expect(first?.Changes).toContainEqual({ Field: 'Name.en', Kind: 'Value', Before: null, After: sampleBasicInfo.Name.en })
    expect(Math.abs(Date.now() - (second?.When ?? 0))).toBeLessThan(60_000)
    expect(second?.When).toBeGreaterThanOrEqual(first?.When ?? Infinity)
  })

  test('comes in pages, in either order', async () => {
    const own = await world.newAccount()
    for (const n of [1, 2, 3]) await write(own, { Before: { Floors: n - 1 }, After: { Floors: n }, at: `2026-01-0${n}T00:00:00Z` })
    const after = async (page: number, order: 'ASC' | 'DESC') => {
      const asked = { ...ofBuilding(own, own.building.id), pagination: { page, perPage: 2 }, sort: { field: 'When' as const, order } }
      const { History, Total } = await own.call(GetHistory, asked)
      return [Total, ...History.map(row => row.Changes[0]?.After)]
    }
    expect(await after(0, 'DESC')).toEqual([3, 3, 2])
    expect(await after(1, 'DESC')).toEqual([3, 1])
    expect(await after(0, 'ASC')).toEqual([3, 1, 2])
  })

  test('shows secrets and files never in clear, not even of rows that hold them', async () => {
    const own = await world.newAccount()
    await write(own, {
      Before: { BasicInfo: 1, Wifi: { Password: 'old-word' }, LogoFilename: 'g/secret-place' },
      After: { BasicInfo: 1, Wifi: { Password: 'new-word' }, LogoFilename: null },
    })
    const reply = await own.call(GetHistory, ofBuilding(own, own.building.id))
    expect(reply.History[0]?.Changes).toEqual([
      { Field: 'LogoFilename', Kind: 'File', Before: '***', After: null },
      { Field: 'Wifi.Password', Kind: 'Secret', Before: '***', After: '***' },
    ])
    expect(JSON.stringify(reply)).not.toMatch(/old-word|new-word|secret-place/)
  })

  test('keeps fields of a section from those who may not see it, and says that there are some', async () => {
    const own = await world.newAccount({ role: 'GM' })
    await world.services.db.asSystem('test flags', tx =>
      tx.insert(rolePermission).values({ GroupId: own.group.id, Role: 'GM', Permission: 'Content', Granted: false }),
    )
    await write(own, { Before: { City: 'Boston', Content: { Title: 'x' } }, After: { City: 'Salem', Content: { Title: 'y' }, Other: 1 } })
    const [row] = (await own.call(GetHistory, ofBuilding(own, own.building.id))).History
    expect(row).toMatchObject({ Changes: [{ Field: 'City', Before: 'Boston', After: 'Salem' }], Hidden: 2 })
  })

  test('names the records that a change points to, and keeps the names of those that the reader may not see', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const [first, second] = own.buildings
    const { acId: tag } = await own.call(AddPropertyTag, { GroupId: own.group.id, Name: 'Pier, North' })
    const gone = '0197a000-0000-7000-8000-000000000001'
    await write(own, {
      Before: { PropertyTagId: null, AssignedBuildings: [first?.id], BEBuildingId: gone, VendorId: gone },
      After: { PropertyTagId: tag, AssignedBuildings: [first?.id, second?.id], BEBuildingId: second?.id, VendorId: null },
    })
    const other = await world.newAccount()
    await write(own, { Before: { BuildingId: null }, After: { BuildingId: other.building.id } })
    const names = (call: { History: { Changes: object[] }[] }) => call.History.map(({ Changes }) => Changes)
    const asked = ofBuilding(own, own.building.id)
    expect(names(await own.call(GetHistory, asked))).toEqual([
      [{ Field: 'BuildingId', Kind: 'Names', Before: null, After: '***' }],
      [
        { Field: 'AssignedBuildings', Kind: 'Names', Before: 'Building 1', After: 'Building 1, Building 2' },
        { Field: 'BEBuildingId', Kind: 'Value', Before: gone, After: second?.id },
        { Field: 'PropertyTagId', Kind: 'Names', Before: null, After: 'Pier, North' },
        { Field: 'VendorId', Kind: 'Names', Before: '***', After: null },
      ],
    ])
    const limited = await own.signInAs('GM', [own.building.id])
    const [, seen] = names(await limited.call(GetHistory, asked))
    expect(seen?.[0]).toMatchObject({ Before: 'Building 1', After: 'Building 1, ***' })
  })

  test('is for those who may see the record', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const other = await world.newAccount()
    const employee = await own.signInAs('Employee')
    const limited = await own.signInAs('GM', [own.buildings[1]?.id ?? ''])
    const asked = ofBuilding(own, own.building.id)
    expect(await employee.refuse(GetHistory, asked)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    expect(await limited.refuse(GetHistory, asked)).toMatchObject({ status: 404, code: 'sys.obj.nof' })
    expect((await limited.call(GetHistory, ofBuilding(own, own.buildings[1]?.id ?? ''))).Total).toBe(0)
    expect(await other.refuse(GetHistory, asked)).toMatchObject({ status: 404 })
    expect(await other.refuse(GetHistory, ofBuilding(other, own.building.id))).toMatchObject({ status: 404 })
    for (const Object of ['contact', 'vendor', 'tenant_company', 'qr_code'] as const)
      expect(await limited.refuse(GetHistory, { filter: { gId: own.group.id, Object, ObjectId: own.building.id } })).toMatchObject({
        status: 404,
      })
  })

  test('of an account and of its permissions is found under the account', async () => {
    const own = await world.newAccount()
    await write(own, { Object: 'account', ObjectId: own.group.id, Before: { City: 'A' }, After: { City: 'B' } })
    const asked = (Object: 'account' | 'role_permission', ObjectId: string) => ({ filter: { gId: own.group.id, Object, ObjectId } })
    expect((await own.call(GetHistory, asked('account', own.group.id))).Total).toBe(1)
    expect(await own.refuse(GetHistory, asked('account', admin.group.id))).toMatchObject({ status: 404 })
    expect(await own.refuse(GetHistory, asked('role_permission', own.group.id))).toMatchObject({ status: 403 })
    const { Version } = await admin.call(GetRolePermissions, { gId: own.group.id })
    const Changes = [{ Role: 'GM' as const, Permission: 'ManagePin' as const, Granted: false }]
    await admin.call(SaveRolePermissions, { GroupId: own.group.id, Version, Changes })
    expect((await admin.call(GetHistory, asked('role_permission', own.group.id))).History[0]?.Changes).toEqual([
      { Field: 'GM.ManagePin', Kind: 'Value', Before: true, After: false },
    ])
  })
})

describe('the audit', () => {
  const time = { From: Date.parse('2026-03-01'), To: Date.parse('2026-03-31') }
  const rows = async (filter: object) => (await admin.call(GetAuditRows, { filter: { ...time, ...filter } })).Rows

  test('is filtered by time, account, record, action and text', async () => {
    const [own, other] = [await world.newAccount(), await world.newAccount()]
    await write(own, { at: '2026-02-28T23:59:59Z', Call: 'X/EditOld' })
    await write(own, { at: '2026-03-02T00:00:00Z', Call: 'X/CreateThing', Object: 'thing', After: { Name: 'n' } })
    await write(own, { at: '2026-03-03T00:00:00Z', Call: 'X/DeleteThing', Object: 'thing', Before: { Name: 'n' } })
    await write(other, { at: '2026-03-04T00:00:00Z', Call: 'X/EditOther', Object: 'other' })
    const calls = async (filter: object) => (await rows(filter)).map(row => row.Call)
    expect(await calls({})).toEqual(['X/EditOther', 'X/DeleteThing', 'X/CreateThing'])
    expect(await calls({ gId: own.group.id })).toEqual(['X/DeleteThing', 'X/CreateThing'])
    expect(await calls({ Object: 'thing', Action: 'Created' })).toEqual(['X/CreateThing'])
    expect(await calls({ Action: 'Deleted' })).toEqual(['X/DeleteThing'])
    expect(await calls({ Action: 'Changed' })).toEqual(['X/EditOther'])
    expect(await calls({ text: 'eletethi' })).toEqual(['X/DeleteThing'])
    expect(await calls({ text: own.building.id })).toHaveLength(2)
    expect(await calls({ text: 'X%' })).toEqual([])
    const [row] = await rows({ gId: own.group.id, Action: 'Created' })
    expect(row).toMatchObject({ Who: 'A B', Action: 'Created', GroupName: own.group.name, Object: 'thing' })
    expect(row?.Changes).toEqual([{ Field: 'Name', Kind: 'Value', Before: null, After: 'n' }])
  })

  test('names its records and what they point to, in every account', async () => {
    const own = await world.newAccount()
    await write(own, { at: '2026-03-20T00:00:00Z', Before: { Buildings: [] }, After: { Buildings: [own.building.id] } })
    await write(own, { at: '2026-03-19T00:00:00Z', Object: 'account', ObjectId: own.group.id, After: { UserId: own.user.id } })
    await write(own, {
      at: '2026-03-18T00:00:00Z',
      Object: 'contact',
      ObjectId: '0197a000-0000-7000-8000-000000000002',
      After: { City: 'A' },
    })
    expect(await rows({ gId: own.group.id })).toMatchObject([
      { ObjectName: 'Building 1', Changes: [{ Kind: 'Names', After: 'Building 1' }] },
      { ObjectName: own.group.name, Changes: [{ Kind: 'Names', After: 'Test Admin' }] },
      { ObjectName: null },
    ])
  })

  test('is filtered by who did it, and offers the people of the account and of the provider', async () => {
    const own = await world.newAccount()
    await made(own)
    const now = { From: Date.now() - 60_000, To: Date.now() + 60_000, gId: own.group.id }
    expect(await rows({ ...now, UserId: own.user.id })).toHaveLength(1)
    expect(await rows({ ...now, UserId: admin.user.id })).toHaveLength(0)
    const { Users } = await admin.call(GetAuditUsers, { filter: { gId: own.group.id } })
    expect(Users.map(user => user.UserId).toSorted()).toEqual([own.user.id, admin.user.id].toSorted())
    expect((await admin.call(GetAuditUsers, { filter: { text: 'nobody of this name' } })).Total).toBe(0)
  })

  test('asks for a time of at most 366 days, and is for global admins', async () => {
    const own = await world.newAccount()
    for (const filter of [
      { From: 2, To: 1 },
      { From: 0, To: 367 * 86_400_000 },
    ])
      expect(await admin.refuse(GetAuditRows, { filter })).toMatchObject({ status: 400, code: 'req.val.inv' })
    expect(await own.refuse(GetAuditRows, { filter: time })).toMatchObject({ status: 403 })
    expect(await own.refuse(GetAuditUsers, { filter: {} })).toMatchObject({ status: 403 })
  })
})

describe('what is written', () => {
  test('a save that changes one field of a building is audited with that field alone', async () => {
    const own = await world.newAccount()
    const id = await made(own)
    await edit(own, id, { Region: 'West' })
    const { rows: found } = await world.services.db.system.query(
      'select before, after from audit where object_id = $1 order by id desc limit 1',
      [id],
    )
    expect(found).toEqual([{ before: { Region: sampleBasicInfo.Region ?? null }, after: { Region: 'West' } }])
  })
})
