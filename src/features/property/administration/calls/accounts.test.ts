import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { accountGroup, channel, channelGroup } from '../../../base/accounts/tables.ts'
import { GetChannels, GetGroup, GetGroups } from '../contract.ts'

const world = await openWorld()
const inSystem = <T>(work: Parameters<typeof world.services.db.asSystem<T>>[1]) => world.services.db.asSystem('test rows', work)
const nobody = '00000000-0000-7000-8000-000000000000'

const newChannel = (Name: string, groups: readonly string[]) =>
  inSystem(async tx => {
    const [made] = await tx.insert(channel).values({ Name }).returning()
    if (!made) throw new Error('no channel')
    if (groups.length > 0) await tx.insert(channelGroup).values(groups.map(MappedGroupId => ({ ChannelId: made.id, MappedGroupId })))
    return made.id
  })

describe('the list of accounts', () => {
  test('holds only the own account, with its number of buildings [A-CALL-023]', async () => {
    const own = await world.newAccount({ buildings: 3 })
    await world.newAccount()
    expect(await own.call(GetGroups, {})).toMatchObject({
      Total: 1,
      Groups: [{ acId: own.group.id, GroupName: { en: own.group.name }, Buildings: 3 }],
    })
  })

  test('counts only the buildings that the user may see', async () => {
    const own = await world.newAccount({ buildings: 3, access: 'first' })
    expect((await own.call(GetGroups, {})).Groups).toMatchObject([{ acId: own.group.id, Buildings: 1 }])
  })

  test('holds every account for a global admin, found by a part of its name in either language [A-CALL-023] [A-PERM-045]', async () => {
    const admin = await world.newAccount({ role: 'AcAdmin', global: true })
    const other = await world.newAccount({ buildings: 2 })
    await inSystem(tx =>
      tx
        .update(accountGroup)
        .set({ GroupName: { en: 'Zephyr 100% Real_Estate', es: 'Céfiro Inmobiliaria' } })
        .where(eq(accountGroup.id, other.group.id)),
    )
    expect((await admin.call(GetGroups, {})).Total).toBeGreaterThan(1)
    for (const text of ['zephyr', '100% real', 'l_E', 'céfiro'])
      expect((await admin.call(GetGroups, { filter: { text } })).Groups, text).toMatchObject([{ acId: other.group.id, Buildings: 2 }])
    for (const text of ['1%real', 'r_al', '"en"', 'es":', 'nothing of the kind'])
      expect((await admin.call(GetGroups, { filter: { text } })).Total, text).toBe(0)
  })

  test('narrows to the accounts of a channel', async () => {
    const admin = await world.newAccount({ role: 'AcAdmin', global: true })
    const [one, two] = [await world.newAccount(), await world.newAccount()]
    const ChannelId = await newChannel('Narrow', [one.group.id])
    expect((await admin.call(GetGroups, { filter: { ChannelId } })).Groups.map(group => group.acId)).toEqual([one.group.id])
    expect((await two.call(GetGroups, { filter: { ChannelId } })).Total).toBe(0)
  })

  test('comes in pages, sorted as asked', async () => {
    const admin = await world.newAccount({ role: 'AcAdmin', global: true })
    const made = [await world.newAccount(), await world.newAccount(), await world.newAccount()].map(one => one.group.id)
    const ChannelId = await newChannel('Pages', made)
    const asked = { filter: { ChannelId }, sort: { field: 'CreatedDate', order: 'DESC' } } as const
    const first = await admin.call(GetGroups, { ...asked, pagination: { page: 0, perPage: 2 } })
    const second = await admin.call(GetGroups, { ...asked, pagination: { page: 1, perPage: 2 } })
    expect([...first.Groups, ...second.Groups].map(group => group.acId)).toEqual(made.toReversed())
    expect([first.Total, second.Total]).toEqual([3, 3])
  })

  test('is refused without a session', async () => {
    const own = await world.newAccount()
    expect(await own.refuse(GetGroups, {}, null)).toMatchObject({ code: 'usr.aut.utm' })
  })
})

describe('one account', () => {
  const profile = {
    AddressLine1: '1 Harbor Way',
    AddressLine2: 'Floor 9',
    City: 'Boston',
    State: 'MA',
    Zip: '02110',
    Country: 'USA',
    ContactPhoneNumber: '16175550142',
    ContactEmail: 'office@account.example',
    Website: 'https://account.example',
    PrimaryUserDisplayName: 'Ada Moreno',
    PrimaryUserEmail: 'ada@account.example',
    PrimaryUserPhoneNumber: '16175550143',
    ArchivedDate: null,
  }

  test('comes with all fields of its profile and nothing else [A-FIELD-003] [A-SCREEN-010] [A-CALL-025]', async () => {
    const own = await world.newAccount({ role: 'GM' })
    await inSystem(tx => tx.update(accountGroup).set(profile).where(eq(accountGroup.id, own.group.id)))
    expect(await own.call(GetGroup, { gId: own.group.id })).toEqual({
      acId: own.group.id,
      Version: 1,
      GroupName: { en: own.group.name, es: own.group.name },
      LogoFilename: null,
      ...profile,
    })
  })

  test("is not found where it is somebody else's or nobody's", async () => {
    const [own, other] = [await world.newAccount(), await world.newAccount()]
    expect(await own.refuse(GetGroup, { gId: other.group.id })).toMatchObject({ code: 'sys.obj.nof' })
    const admin = await world.newAccount({ role: 'AcAdmin', global: true })
    expect(await admin.call(GetGroup, { gId: other.group.id })).toMatchObject({ acId: other.group.id })
    expect(await admin.refuse(GetGroup, { gId: nobody })).toMatchObject({ code: 'sys.obj.nof' })
  })
})

describe('channels', () => {
  test('come with their accounts, for global group admins only [A-CALL-024] [A-FIELD-004] [A-PERM-003]', async () => {
    const admin = await world.newAccount({ role: 'AcAdmin', global: true })
    const own = await world.newAccount()
    const full = await newChannel('Channel A', [own.group.id])
    const empty = await newChannel('Channel B', [])
    const { Groups, Total } = await admin.call(GetChannels, {})
    expect(Groups.filter(one => [full, empty].includes(one.acId))).toEqual([
      { acId: full, Version: 1, Name: 'Channel A', MappedGroups: [own.group.id] },
      { acId: empty, Version: 1, Name: 'Channel B', MappedGroups: [] },
    ])
    expect(Total).toBe(Groups.length)
    expect(await own.refuse(GetChannels, {})).toMatchObject({ code: 'usr.aut.npm' })
  })

  test('sort by name both ways', async () => {
    const admin = await world.newAccount({ role: 'AcAdmin', global: true })
    await newChannel('Channel Y', [])
    await newChannel('Channel Z', [])
    const names = async (order: 'ASC' | 'DESC') =>
      (await admin.call(GetChannels, { sort: { field: 'Name', order } })).Groups.map(one => one.Name)
    expect(await names('DESC')).toEqual((await names('ASC')).toReversed())
  })
})
