import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { CreateChannel, DeleteChannel, EditChannel, GetChannels, GetGroups } from '../contract.ts'

const world = await openWorld()
const admin = await world.newAccount({ role: 'AcAdmin', global: true })
const byId = async (acId: string) => (await admin.call(GetChannels, {})).Groups.find(one => one.acId === acId)

describe('a channel', () => {
  test('is made with its accounts, and narrows the choice to them [A-FIELD-004, A-PERM-044]', async () => {
    const [one, two] = [await world.newAccount(), await world.newAccount()]
    const { acId } = await admin.call(CreateChannel, { Name: ' Harbour towns ', MappedGroups: [one.group.id, one.group.id] })
    expect(await byId(acId)).toEqual({ acId, Version: 1, Name: 'Harbour towns', MappedGroups: [one.group.id] })
    const edited = await admin.call(EditChannel, { ChannelId: acId, Version: 1, Name: 'Harbour cities', MappedGroups: [two.group.id] })
    expect(edited).toEqual({ acId, Version: 2 })
    expect((await admin.call(GetGroups, { filter: { ChannelId: acId } })).Groups.map(group => group.acId)).toEqual([two.group.id])
  })

  test('has a name of its own', async () => {
    const { acId } = await admin.call(CreateChannel, { Name: 'North', MappedGroups: [] })
    await admin.call(CreateChannel, { Name: 'South', MappedGroups: [] })
    expect(await admin.refuse(CreateChannel, { Name: 'North ', MappedGroups: [] })).toMatchObject({
      code: 'sys.obj.dup',
      fields: [{ Field: 'Name' }],
    })
    expect(await admin.refuse(EditChannel, { ChannelId: acId, Version: 1, Name: 'South', MappedGroups: [] })).toMatchObject({
      code: 'sys.obj.dup',
      fields: [{ Field: 'Name' }],
    })
    expect(await admin.refuse(CreateChannel, { Name: ' ', MappedGroups: [] })).toMatchObject({
      fields: [{ Field: 'Name', Message: 'Required' }],
    })
  })

  test('saved by a second editor of the same version is refused', async () => {
    const { acId } = await admin.call(CreateChannel, { Name: 'Twice', MappedGroups: [] })
    const save = { ChannelId: acId, Version: 1, Name: 'Twice', MappedGroups: [] }
    await admin.call(EditChannel, save)
    expect(await admin.refuse(EditChannel, save)).toMatchObject({ code: 'sys.obj.cfl' })
  })

  test('bundles accounts that exist only, and leaves them when it is removed', async () => {
    const one = await world.newAccount()
    const nobody = '00000000-0000-7000-8000-000000000000'
    expect(await admin.refuse(CreateChannel, { Name: 'Ghosts', MappedGroups: [nobody] })).toMatchObject({ code: 'sys.obj.nof' })
    const { acId } = await admin.call(CreateChannel, { Name: 'Short', MappedGroups: [one.group.id] })
    await admin.call(DeleteChannel, { ChannelId: acId })
    expect(await byId(acId)).toBeUndefined()
    expect(await admin.refuse(DeleteChannel, { ChannelId: acId })).toMatchObject({ code: 'sys.obj.nof' })
    expect((await one.call(GetGroups, {})).Total).toBe(1)
  })

  test('is found by a part of its name; only global group admins see and change any [A-PERM-003]', async () => {
    await admin.call(CreateChannel, { Name: 'Lakeside 100%', MappedGroups: [] })
    expect((await admin.call(GetChannels, { filter: { text: '100%' } })).Groups.map(one => one.Name)).toEqual(['Lakeside 100%'])
    const own = await world.newAccount({ role: 'Admin' })
    expect(await own.refuse(CreateChannel, { Name: 'Mine', MappedGroups: [own.group.id] })).toMatchObject({ code: 'usr.aut.npm' })
  })
})
