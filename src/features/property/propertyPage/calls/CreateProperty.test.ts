import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Account, openWorld, send } from '../../../../../test/world.ts'
import { AddPropertyTag, GetPropertyList } from '../../buildings/contract.ts'
import { newBasicInfo } from '../../buildings/sections/BasicInfo/rules.ts'
import { sampleBasicInfo as complete } from '../../buildings/sections/BasicInfo/sample.ts'
import { building } from '../../buildings/tables.ts'
import { CreateProperty, GetProperty } from '../contract.ts'

const world = await openWorld()
const create = async ({ call, group }: Pick<Account, 'call' | 'group'>, change: Partial<typeof complete> = {}) =>
  (await call(CreateProperty, { GroupId: group.id, BasicInfo: { ...complete, ...change } })).acId
const stored = (id: string) =>
  world.services.db.asSystem('test', async tx => (await tx.select().from(building).where(eq(building.id, id)))[0])

describe('CreateProperty', () => {
  test('stores every field of Basic Info, with a code, a clock and a secret of its own [A-CALL-031] [A-CALL-033] [A-BEHAV-007]', async () => {
    const account = await world.newAccount({ buildings: 0 })
    const tag = await account.call(AddPropertyTag, { GroupId: account.group.id, Name: 'Anchor Street Campus' })
    const id = await create(account, { PropertyType: 'Multiple', PropertyTagId: tag.acId, State: 'WA', Zip: '98121' })
    const { AccountName: _, Name: __, PropertyTagId: ___, ...info } = complete
    expect(await account.call(GetProperty, { eId: id, gId: account.group.id })).toMatchObject({
      ...info,
      AddressLine2: null,
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
    const codesOf = async () => {
      const account = await world.newAccount({ buildings: 0 })
      await Promise.all([create(account), create(account), create(account)])
      const { Properties } = await account.call(GetPropertyList, { filter: { gId: account.group.id } })
      return Properties.map(({ Code }) => Code).toSorted()
    }
    // Several times: those of one account may happen to come one after the other.
    for (let round = 0; round < 5; round++)
      for (const codes of await Promise.all([codesOf(), codesOf()])) expect(codes).toEqual(['ASE', 'ASE2', 'ASE3'])
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

  test.each(['ChiefEngineer', 'COIManager', 'Tenant', 'Employee'] as const)(
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
