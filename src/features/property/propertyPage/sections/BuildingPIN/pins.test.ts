import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signInWith } from '../../../../../../test/support/readers.ts'
import { type Account, callsAs, openWorld } from '../../../../../../test/world.ts'
import type { Input } from '../../../../../core/call.ts'
import { sampleBasicInfo } from '../../../buildings/sections/BasicInfo/sample.ts'
import { SignInByPin } from '../../../pins/contract.ts'
import { type PinType, pinTypes } from '../../../pins/model.ts'
import { pinCode } from '../../../pins/tables.ts'
import { CreateProperty, EditProperty, GetPinCodes, GetProperty, UpdatePinCodes } from '../../contract.ts'
import type { PinCode } from './model.ts'
import { allTypes, noPins, pinCodesProblems } from './rules.ts'

const world = await openWorld()
type Caller = Pick<Account, 'call' | 'refuse'>

const rows = (codes: Partial<Record<PinType, string>>): PinCode[] => pinTypes.map(Type => ({ Type, Code: codes[Type] ?? '' }))
const placeOf = async (account: Account, caller: Caller = account) => {
  const { Version } = await caller.call(GetProperty, { eId: account.building.id, gId: account.group.id })
  return { GroupId: account.group.id, EntityId: account.building.id, BuildingId: account.building.id, Version }
}
const save = async (account: Account, PinCodes: PinCode[], caller: Caller = account) =>
  caller.call(UpdatePinCodes, { ...(await placeOf(account, caller)), BuildingPIN: { PinCodes } })
const read = ({ group, building }: Account, caller: Caller) => caller.call(GetPinCodes, { gId: group.id, bId: building.id })
const signIn = async (account: Account, PIN: string) => {
  const { SignInUrl } = await read(account, account)
  return callsAs(world.app, null).call(SignInByPin, { Secret: SignInUrl?.split('/').at(-1) ?? '', PIN })
}

describe('the rules of the PINs', () => {
  const problems = (PinCodes: PinCode[]) => pinCodesProblems({ PinCodes })
  test('all of them may be empty [A-RULE-055]', () => expect(pinCodesProblems(noPins())).toEqual([]))
  test.each(['1', '12', '123', '12345', '12a4', ' 123', '１２３４'])('%s is no PIN of four digits [A-RULE-054]', Code => {
    expect(problems([{ Type: 'GM', Code }])).toEqual([{ Field: 'BuildingPIN.PinCodes.0.Code', Message: '4-digit PIN ' }])
  })
  test('one that is marked must be filled [A-RULE-056]', () => {
    expect(problems([{ Type: 'GM', Code: '', Required: true }])).toEqual([{ Field: 'BuildingPIN.PinCodes.0.Code', Message: 'Required' }])
    expect(problems([{ Type: 'GM', Code: '0007', Required: true }])).toEqual([])
  })
  test('two are not alike, and no type comes twice', () => {
    const twice = [{ Field: 'BuildingPIN.PinCodes.1.Code', Message: 'It exists already.' }]
    expect(problems(rows({ ChiefEngineer: '4711', GM: '4711' }))).toEqual(twice)
    expect(problems([...rows({}).slice(0, 1), ...rows({}).slice(0, 1)])).toMatchObject([{ Field: 'BuildingPIN.PinCodes.1.Type' }])
  })
  test('the types are six, in the form’s order [A-CONST-004]', () => {
    expect(allTypes([]).map(({ Type }) => Type)).toEqual(['ChiefEngineer', 'GM', 'Cleaning', 'Security', 'Supplier', 'MobileEngineer'])
  })
})

describe('saving PINs', () => {
  test('they are read back, and each opens a session of the building [A-CALL-035, A-CONST-004]', async () => {
    const account = await world.newAccount()
    const { Version } = await save(account, rows({ ChiefEngineer: '4711', Cleaning: '0815' }))
    expect(Version).toBe(2)
    expect((await read(account, account)).PinCodes.filter(({ Code }) => Code)).toMatchObject([
      { Type: 'ChiefEngineer', Code: '4711' },
      { Type: 'Cleaning', Code: '0815' },
    ])
    const reply = await signIn(account, '0815')
    expect(reply).toMatchObject({ acId: account.building.id, UserPersonal: { FullName: 'Cleaning' } })
    expect(await callsAs(world.app, reply.UserToken).refuse(GetPinCodes, { bId: account.building.id })).toMatchObject({
      code: 'usr.aut.npm',
    })
  })

  test('EditProperty and CreateProperty save them in the same way', async () => {
    const account = await world.newAccount()
    await account.call(EditProperty, { ...(await placeOf(account)), BuildingPIN: { PinCodes: rows({ GM: '2468' }) } })
    expect((await signIn(account, '2468')).UserPersonal.FullName).toBe('GM')
    const BuildingPIN = { PinCodes: rows({ Supplier: '1357' }) }
    const { acId } = await account.call(CreateProperty, { GroupId: account.group.id, BasicInfo: sampleBasicInfo, BuildingPIN })
    const made = await account.call(GetPinCodes, { bId: acId })
    expect(made.PinCodes.find(({ Type }) => Type === 'Supplier')?.Code).toBe('1357')
    expect(made.SignInUrl).toMatch(/\/pin\/[0-9A-Z]{16}$/)
  })

  test('an emptied PIN no longer opens; a session that it has opened ends, others go on', async () => {
    const account = await world.newAccount()
    await save(account, rows({ GM: '1111', Security: '2222' }))
    const [gm, guard] = [await signIn(account, '1111'), await signIn(account, '2222')]
    await save(account, rows({ Security: '2222' }))
    await expect(signIn(account, '1111')).rejects.toThrow('usr.aut.pin')
    const { refuse } = callsAs(world.app, gm.UserToken)
    expect((await refuse(GetProperty, { eId: account.building.id })).code).toBe('usr.aut.iut')
    expect(await callsAs(world.app, guard.UserToken).call(GetProperty, { eId: account.building.id })).toMatchObject({
      id: account.building.id,
    })
  })

  test('a refused one changes nothing', async () => {
    const account = await world.newAccount()
    await save(account, rows({ GM: '1111' }))
    const place = await placeOf(account)
    const wrong: Input<typeof UpdatePinCodes> = { ...place, BuildingPIN: { PinCodes: rows({ GM: '9999', Security: '12' }) } }
    expect(await account.refuse(UpdatePinCodes, wrong)).toMatchObject({
      status: 400,
      fields: [{ Field: 'BuildingPIN.PinCodes.3.Code', Message: '4-digit PIN ' }],
    })
    expect((await account.refuse(UpdatePinCodes, { ...wrong, Version: 1, BuildingPIN: noPins() })).code).toBe('sys.obj.cfl')
    expect((await signIn(account, '1111')).UserPersonal.FullName).toBe('GM')
  })

  test('in the database and in the audit no PIN stands in clear', async () => {
    const account = await world.newAccount()
    await save(account, rows({ GM: '7391' }))
    await save(account, rows({ GM: '7392', Security: '7393' }))
    const { rows: told } = await world.services.db.system.query('select before, after from audit where object_id = $1 order by at', [
      account.building.id,
    ])
    expect(told).toMatchObject([
      { before: { BuildingPIN: { 'PIN GM': null } }, after: { BuildingPIN: { 'PIN GM': '[hidden]' } } },
      {
        before: { BuildingPIN: { 'PIN Security': null } },
        after: { BuildingPIN: { 'PIN GM': '[hidden]', 'PIN Security': '[hidden]' } },
      },
    ])
    const stored = await world.services.db.asSystem('test', tx => tx.select().from(pinCode).where(eq(pinCode.GroupId, account.group.id)))
    expect(stored).toHaveLength(2)
    const all = JSON.stringify([told, stored.map(({ CodeHash, CodeSealed }) => [CodeHash, CodeSealed])])
    for (const code of ['7391', '7392', '7393']) expect(all).not.toMatch(new RegExp(`(^|[^0-9A-Za-z])${code}([^0-9A-Za-z]|$)`))
    const gm = stored.find(({ Type }) => Type === 'GM')
    const property = JSON.stringify(await account.call(GetProperty, { eId: account.building.id }))
    expect(property).not.toContain('7392')
    expect(property).not.toContain(gm?.CodeSealed ?? 'no seal')
  })
})

describe('who may', () => {
  test('ManagePin edits, as GlobalManageEntities does; a mark of the server stands for those without it [A-PERM-028, A-RULE-056]', async () => {
    const account = await world.newAccount()
    const editor = await signInWith(world, account, ['ManagePropertyInfo', 'BuildingPIN', 'ManagePin'])
    await save(
      account,
      rows({ GM: '1111' }).map(row => (row.Type === 'GM' ? { ...row, Required: true } : row)),
    )
    await save(account, rows({ GM: '2222', Security: '3333' }), editor)
    expect((await read(account, editor)).PinCodes.filter(({ Required }) => Required)).toEqual([
      { Type: 'GM', Code: '2222', Required: true },
    ])
    const place = await placeOf(account, editor)
    const required = { fields: [{ Field: 'BuildingPIN.PinCodes.1.Code', Message: 'Required' }] }
    expect(await editor.refuse(UpdatePinCodes, { ...place, BuildingPIN: { PinCodes: rows({}) } })).toMatchObject(required)
    expect(await editor.refuse(UpdatePinCodes, { ...place, BuildingPIN: { PinCodes: [] } })).toMatchObject({
      fields: [{ Message: 'Required' }],
    })
    expect((await save(account, rows({}))).Version).toBe(4)
  })

  test('BuildingPIN shows them, without ManagePin nothing is saved; without BuildingPIN nothing is shown [A-PERM-028, A-PERM-031]', async () => {
    const account = await world.newAccount()
    await save(account, rows({ GM: '1111' }))
    const chief = await account.signInAs('ChiefEngineer')
    expect((await read(account, chief)).PinCodes.find(({ Type }) => Type === 'GM')?.Code).toBe('1111')
    const wrong = { ...(await placeOf(account)), BuildingPIN: noPins() }
    expect(await chief.refuse(UpdatePinCodes, wrong)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    expect(await chief.refuse(EditProperty, wrong)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    const marketing = await account.signInAs('Marketing')
    expect(await marketing.refuse(GetPinCodes, { bId: account.building.id })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  })

  test('a building has no more than a row a type', async () => {
    const account = await world.newAccount()
    await save(account, rows({ GM: '1111' }))
    const place = await placeOf(account)
    const both = ['2222', '3333'].map(GM => account.call(UpdatePinCodes, { ...place, BuildingPIN: { PinCodes: rows({ GM }) } }))
    const saves = await Promise.allSettled(both)
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const kept = await world.services.db.asSystem('test', tx =>
      tx
        .select()
        .from(pinCode)
        .where(and(eq(pinCode.GroupId, account.group.id), eq(pinCode.Type, 'GM'))),
    )
    expect(kept).toHaveLength(1)
  })
})
