import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openHttp } from '../../src/app/http.ts'
import { GetProfile, SignIn } from '../../src/features/base/people/contract.ts'
import { openSession } from '../../src/features/base/people/data.ts'
import { GetQrCodeCounts, GetQrCodes } from '../../src/features/codes/qr/contract.ts'
import { codeAddress, qrCode } from '../../src/features/codes/qr/tables.ts'
import { scanPart } from '../../src/features/codes/visitorPages/scanPart.server.ts'
import { GetOverview } from '../../src/features/insight/landing/contract.ts'
import { GetScanStats } from '../../src/features/insight/scanStatistics/contract.ts'
import {
  ArchiveGroup,
  GetGroup,
  GetGroups,
  GetGroupUse,
  GetSameGroupNames,
  RestoreGroup,
  SearchBuildings,
} from '../../src/features/property/administration/contract.ts'
import {
  ArchiveProperty,
  GetPropertyList,
  GetPropertyUse,
  GetRegions,
  GetSameNames,
  RestoreProperty,
} from '../../src/features/property/buildings/contract.ts'
import { building } from '../../src/features/property/buildings/tables.ts'
import { GetPropertyContacts } from '../../src/features/property/contacts/contract.ts'
import { SignInByPin } from '../../src/features/property/pins/contract.ts'
import { EditProperty, GetPinCodes, GetProperty, UpdatePinCodes } from '../../src/features/property/propertyPage/contract.ts'
import { AcceptSurvey, CopySurvey, DeleteSurvey, GetSurveyList } from '../../src/features/surveys/surveys/contract.ts'
import { allEnabled, noHelp } from '../../src/features/surveys/surveys/rules.ts'
import { survey } from '../../src/features/surveys/surveys/tables.ts'
import { type Account, callsAs, openWorld, password } from '../world.ts'

// The scan side comes on top of the calls.
const world = await openWorld()
const scanSide = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => scanSide.close())
const provider = await world.newAccount({ role: 'AcAdmin', global: true })
const { db } = world.services
let signs = 0

/** A code with scans, a survey that is out and a contact in a building. */
const fill = (account: Account, BuildingId: string) =>
  db.asSystem('test rows', async tx => {
    const GroupId = account.group.id
    const Address = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase().replaceAll(/[ILO]/g, '7')
    const [code] = await tx
      .insert(qrCode)
      .values({
        GroupId,
        BuildingId,
        Address,
        SignId: ++signs,
        QrName: 'Lobby',
        QrType: 'Feedback',
        EntityType: 'Lobby',
        Location: 'Lobby',
      })
      .returning()
    await tx.insert(codeAddress).values({ Address, GroupId, QrCodeId: code?.id ?? '' })
    await tx.execute(
      `insert into scan_day (group_id, building_id, qr_code_id, day, scans) values ('${GroupId}', '${BuildingId}', '${code?.id}', current_date - 1, 5)`,
    )
    await tx.execute(`insert into contact (group_id, building_id, full_name, role, phone, email, team, permission_set) values
      ('${GroupId}', '${BuildingId}', '{"en":"Ada"}', 'GM', '16175550100', 'ada@test.example', 'Engineering', '{"Contacts":false,"Marketing":false,"Reporting":false}')`)
    const built = { Products: [], Enabled: allEnabled, ProductQuestions: [], HelperText: noHelp }
    await tx.insert(survey).values({ GroupId, BuildingId, SurveyName: 'Out', Status: 'PendingApproval', ...built })
    return Address
  })

/** What lists and sums tell of an account. */
const told = async ({ call, group }: Account) => {
  const filter = { gId: group.id }
  const days = { startDate: Date.now() - 9 * 86_400_000, endDate: Date.now() + 86_400_000 }
  const stats = await call(GetScanStats, { gId: group.id, gy: 'location', ...days })
  return {
    buildings: (await call(GetPropertyList, { filter })).Total,
    regions: (await call(GetRegions, { gId: group.id })).Regions.length,
    home: (await call(GetOverview, { gId: group.id })).ScanCount,
    toDo: (await call(GetOverview, { gId: group.id })).ToDo.Items.map(one => one.Count),
    codes: (await call(GetQrCodes, { filter })).Total,
    counts: (await call(GetQrCodeCounts, { gId: group.id })).Total,
    scans: stats.Scans.reduce((sum, one) => sum + one.ScanCount, 0),
    contacts: (await call(GetPropertyContacts, { filter })).Total,
    surveys: (await call(GetSurveyList, { filter })).Total,
  }
}

// As a robot, which is counted apart.
const scanned = async (address: string) =>
  (await scanSide.inject({ url: `/q/${address}`, headers: { 'user-agent': 'Googlebot/2.1' } })).body

describe('an archived building', () => {
  test('stands in no list and no sum, its codes say so, and everything comes back with it', async () => {
    const own = await world.newAccount({ role: 'AcAdmin', global: true, buildings: 2 })
    const [kept = '', gone = ''] = own.buildings.map(one => one.id)
    await db.asSystem('test regions', tx => tx.execute(`update building set region = name->>'en' where group_id = '${own.group.id}'`))
    await fill(own, kept)
    const address = await fill(own, gone)
    const before = await told(own)
    expect(before).toMatchObject({ buildings: 2, regions: 2, home: 10, toDo: [2], codes: 2, scans: 10, contacts: 2, surveys: 2 })
    expect(await scanned(address)).not.toMatch(/no longer in use/i)
    const ids = { GroupId: own.group.id, BuildingId: gone }
    expect(await own.call(GetPropertyUse, { gId: own.group.id, bId: gone })).toEqual({ Codes: 1, Surveys: 1, Pins: 0 })
    const { Version } = await own.call(ArchiveProperty, { ...ids, Version: 1 })
    expect(await told(own)).toEqual({
      buildings: 1,
      regions: 1,
      home: 5,
      toDo: [1],
      codes: 1,
      counts: 1,
      scans: 5,
      contacts: 1,
      surveys: 1,
    })
    expect(await scanned(address)).toMatch(/no longer in use/i)
    const archived = await own.call(GetPropertyList, { filter: { gId: own.group.id, Archived: true } })
    expect(archived.Properties.map(one => one.id)).toEqual([gone])
    expect((await own.call(GetProperty, { gId: own.group.id, eId: gone })).ArchivedDate).toBeGreaterThan(0)
    expect(await own.refuse(EditProperty, { ...ids, EntityId: gone, Version, Content: {} })).toMatchObject({
      code: 'sys.obj.arc',
      status: 409,
    })
    const [BuilderId] = (await db.system.query<{ id: string }>('select id from survey where building_id = $1', [gone])).rows.map(
      row => row.id,
    )
    // Writes that do not name the building.
    expect(await own.refuse(AcceptSurvey, { GroupId: own.group.id, BuilderId })).toMatchObject({ code: 'sys.obj.arc' })
    expect(await own.refuse(DeleteSurvey, { GroupId: own.group.id, SurveyId: BuilderId })).toMatchObject({ code: 'sys.obj.arc' })
    const [other] = (await db.system.query<{ id: string }>('select id from survey where building_id = $1', [kept])).rows
    const copy = { GroupId: own.group.id, BuilderId: other?.id, DestGroupId: own.group.id, DestBuildingId: gone, SurveyName: 'Copy' }
    expect(await own.refuse(CopySurvey, copy)).toMatchObject({ code: 'sys.obj.arc' })
    expect(await own.refuse(RestoreProperty, { ...ids, Version: 1 })).toMatchObject({ code: 'sys.obj.cfl' })
    await own.call(RestoreProperty, { ...ids, Version })
    expect(await told(own)).toEqual(before)
    expect(await scanned(address)).not.toMatch(/no longer in use/i)
  })

  test('ends the sessions that its PINs have opened, and its sign opens no other', async () => {
    const own = await world.newAccount()
    const ids = { GroupId: own.group.id, BuildingId: own.building.id }
    const BuildingPIN = { PinCodes: [{ Type: 'Security' as const, Code: '4711' }] }
    const { Version } = await own.call(UpdatePinCodes, { ...ids, EntityId: own.building.id, Version: 1, BuildingPIN })
    const Secret = (await own.call(GetPinCodes, { gId: own.group.id, bId: own.building.id })).SignInUrl?.split('/').at(-1) ?? ''
    const { UserToken } = await callsAs(world.app, null).call(SignInByPin, { Secret, PIN: '4711' })
    const page = { Kind: 'Anonymous', ...ids, Purpose: `Survey:${randomUUID()}` } as const
    const opened = await db.asSystem('page of a test', tx => openSession(tx, page))
    await own.call(ArchiveProperty, { ...ids, Version })
    for (const token of [UserToken, opened])
      expect(await own.refuse(GetProperty, { gId: own.group.id, eId: own.building.id }, token)).toMatchObject({ code: 'usr.aut.iut' })
    expect(await own.refuse(SignInByPin, { Secret, PIN: '4711' }, null)).toMatchObject({ code: 'usr.aut.pin' })
  })

  test('is archived by those who may add one', async () => {
    const own = await world.newAccount()
    const chief = await own.signInAs('ChiefEngineer')
    const input = { GroupId: own.group.id, BuildingId: own.building.id, Version: 1 }
    expect(await chief.refuse(ArchiveProperty, input)).toMatchObject({ code: 'usr.aut.npm' })
  })
})

describe('an archived account', () => {
  test('is in no list, its people are told so at the door, and everything comes back with it', async () => {
    const own = await world.newAccount({ buildings: 2 })
    const address = await fill(own, own.building.id)
    expect(await provider.call(GetGroupUse, { gId: own.group.id })).toEqual({ Members: 1, Buildings: 2, Codes: 1, Surveys: 1, Pins: 0 })
    const listed = async (Archived?: true) => {
      const filter = { text: own.group.name, ...(Archived && { Archived }) }
      return (await provider.call(GetGroups, { filter })).Groups.map(one => one.acId)
    }
    const found = async () => (await provider.call(SearchBuildings, { filter: { text: own.group.name } })).Total
    expect([await listed(), await found()]).toEqual([[own.group.id], 2])
    const { Version } = await provider.call(ArchiveGroup, { GroupId: own.group.id, Version: 1 })
    expect([await listed(), await listed(true), await found()]).toEqual([[], [own.group.id], 0])
    expect(await scanned(address)).toMatch(/no longer in use/i)
    expect(await own.refuse(GetProfile, { gId: own.group.id })).toMatchObject({ code: 'usr.aut.iut' })
    const signIn = { UserName: own.user.email, Password: password }
    expect(await own.refuse(SignIn, signIn, null)).toMatchObject({ code: 'usr.aut.arc', status: 403 })
    expect(await own.refuse(SignIn, { ...signIn, Password: 'Wrong-Horse-77' }, null)).toMatchObject({ code: 'usr.aut.bad' })
    const ids = { GroupId: own.group.id, BuildingId: own.building.id, EntityId: own.building.id, Version: 1 }
    expect(await provider.refuse(EditProperty, { ...ids, Content: {} })).toMatchObject({ code: 'sys.obj.arc' })
    expect((await provider.call(GetGroup, { gId: own.group.id })).ArchivedDate).toBeGreaterThan(0)
    await provider.call(RestoreGroup, { GroupId: own.group.id, Version })
    expect([await listed(), await found()]).toEqual([[own.group.id], 2])
    expect((await own.call(SignIn, signIn)).UserContext.CurrentGroupId).toBe(own.group.id)
    expect(await scanned(address)).not.toMatch(/no longer in use/i)
  })

  test('leaves the other accounts of its people alone', async () => {
    const [own, other] = [await world.newAccount(), await world.newAccount()]
    await db.system.query(`insert into member (group_id, user_id, member_role_in_group) values ($1, $2, 'GM')`, [
      other.group.id,
      own.user.id,
    ])
    await provider.call(ArchiveGroup, { GroupId: own.group.id, Version: 1 })
    expect((await own.call(GetProfile, { gId: other.group.id })).UserContext.CurrentGroupId).toBe(other.group.id)
    expect(await own.refuse(GetPropertyList, { filter: { gId: own.group.id } })).toMatchObject({ code: 'sys.obj.nof' })
    expect((await own.call(SignIn, { UserName: own.user.email, Password: password })).UserContext.CurrentGroupId).toBe(other.group.id)
  })

  test('is archived by people of the provider only', async () => {
    const own = await world.newAccount()
    expect(await own.refuse(ArchiveGroup, { GroupId: own.group.id, Version: 1 })).toMatchObject({ status: 403 })
  })
})

test('the same name is allowed, and told of before it is saved', async () => {
  const own = await world.newAccount({ role: 'AcAdmin', global: true })
  const Name = ` Building 1 `
  expect(await own.call(GetSameNames, { gId: own.group.id, Name })).toEqual({
    Buildings: [{ BuildingId: own.building.id, City: 'Boston', Archived: false }],
  })
  expect(await own.call(GetSameNames, { gId: own.group.id, Name, Except: own.building.id })).toEqual({ Buildings: [] })
  const other = await world.newAccount()
  await db.asSystem('test name', tx => tx.update(building).set({ Name: { en: 'Elsewhere' } }))
  expect(await own.call(GetSameNames, { gId: own.group.id, Name })).toEqual({ Buildings: [] })
  expect((await provider.call(GetSameGroupNames, { Name: other.group.name.toUpperCase() })).Groups).toEqual([
    { acId: other.group.id, City: null, Archived: false },
  ])
})
