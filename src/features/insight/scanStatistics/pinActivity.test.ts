import { describe, expect, test } from 'vitest'
import { type Account, callsAs, openWorld } from '../../../../test/world.ts'
import { hashPin } from '../../../platform/secrets.ts'
import { SignInByPin } from '../../property/pins/contract.ts'
import { pinCode } from '../../property/pins/tables.ts'
import { GetPinActivity, GetPinActivityDetails } from './contract.ts'

const world = await openWorld()
const { system } = world.services.db

const secretOf = async (BuildingId: string): Promise<string> =>
  (await system.query('select pin_secret from building where id = $1', [BuildingId])).rows[0].pin_secret
const givePin = async (account: Account, BuildingId: string, Type: string, PIN: string) => {
  const CodeHash = await hashPin(world.services.config.secret, BuildingId, PIN)
  await world.services.db.asSystem('test', tx =>
    tx.insert(pinCode).values({ GroupId: account.group.id, BuildingId, Type, CodeHash, CodeSealed: '' }),
  )
}
const signIn = async (BuildingId: string, PIN: string) =>
  callsAs(world.app, null).call(SignInByPin, { Secret: await secretOf(BuildingId), PIN })
const used = (account: Account, BuildingId: string, Type: string, Day: string, n: number) =>
  system.query('insert into pin_day values ($1, $2, $3, $4, $5, $6)', [account.group.id, BuildingId, Type, Day, n, `${Day}T12:00:00Z`])

describe('sign-ins by PIN', () => {
  test('are counted by type, building and day in the transaction that opens the session', async () => {
    const account = await world.newAccount({ buildings: 2, role: 'Executive' })
    const [here = '', there = ''] = account.buildings.map(one => one.id)
    await givePin(account, here, 'ChiefEngineer', '4711')
    await givePin(account, here, 'Security', '0815')
    await givePin(account, there, 'Security', '2222')
    const before = Date.now()
    for (const PIN of ['4711', '0815', '0815']) await signIn(here, PIN)
    await signIn(there, '2222')
    const refused = callsAs(world.app, null).refuse(SignInByPin, { Secret: await secretOf(here), PIN: '9999' })
    expect((await refused).code).toBe('usr.aut.pin')

    const { Pins } = await account.call(GetPinActivity, { gId: account.group.id })
    expect(Pins).toMatchObject([
      { Type: 'Security', SignIns: 3, BuildingCount: 2 },
      { Type: 'ChiefEngineer', SignIns: 1, BuildingCount: 1 },
    ])
    for (const { LastDate } of Pins) expect(LastDate).toBeGreaterThanOrEqual(before - 1)
    expect((await account.call(GetPinActivity, { gId: account.group.id, bId: there })).Pins).toMatchObject([
      { Type: 'Security', SignIns: 1 },
    ])
    const { Places, Trend } = await account.call(GetPinActivityDetails, { gId: account.group.id, type: 'Security' })
    expect(Places).toMatchObject([
      { BuildingId: here, BuildingName: { en: 'Building 1' }, SignIns: 2 },
      { BuildingId: there, BuildingName: { en: 'Building 2' }, SignIns: 1 },
    ])
    expect(Trend).toHaveLength(24)
    expect(Trend.reduce((sum, one) => sum + one.Count, 0)).toBe(3)
  })

  test('are those of the chosen days, by the clock of the building', async () => {
    const account = await world.newAccount({ role: 'Executive' })
    await used(account, account.building.id, 'GM', '2026-03-01', 5)
    await used(account, account.building.id, 'GM', '2026-03-31', 7)
    await used(account, account.building.id, 'GM', '2026-04-01', 11)
    const march = { startDate: Date.UTC(2026, 2, 1, 5), endDate: Date.UTC(2026, 3, 1, 3, 59, 59) }
    const gId = account.group.id
    expect((await account.call(GetPinActivity, { gId, ...march })).Pins).toMatchObject([
      { SignIns: 12, LastDate: Date.parse('2026-03-31T12:00:00Z') },
    ])
    expect((await account.call(GetPinActivityDetails, { gId, type: 'GM', ...march })).Places).toMatchObject([{ SignIns: 12 }])
    expect((await account.call(GetPinActivityDetails, { gId, type: 'Security' })).Places).toEqual([])
  })

  test('are of the buildings that the caller may see, of no other account, and need LintelCustomerFeedback', async () => {
    const account = await world.newAccount({ buildings: 2, role: 'Executive' })
    const [here = '', there = ''] = account.buildings.map(one => one.id)
    await used(account, here, 'GM', '2026-03-01', 1)
    await used(account, there, 'GM', '2026-03-01', 2)
    const gId = account.group.id
    const bound = await account.signInAs('Manager', [here])
    expect((await bound.call(GetPinActivity, { gId })).Pins).toMatchObject([{ SignIns: 1 }])
    expect((await bound.call(GetPinActivityDetails, { gId, type: 'GM' })).Places).toHaveLength(1)
    expect((await bound.refuse(GetPinActivity, { gId, bId: there })).code).toBe('sys.obj.nof')
    const other = await world.newAccount({ role: 'Executive' })
    expect((await other.refuse(GetPinActivity, { gId })).code).toBe('sys.obj.nof')
    expect((await other.call(GetPinActivity, { gId: other.group.id })).Pins).toEqual([])
    const employee = await account.signInAs('Employee')
    for (const [call, input] of [
      [GetPinActivity, { gId }],
      [GetPinActivityDetails, { gId, type: 'GM' }],
    ] as const)
      expect((await employee.refuse(call, input)).code).toBe('usr.aut.npm')
  })
})
