import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { callsAs, openWorld, password } from '../../../../../test/world.ts'
import { type Permission, permissionSets, permissionsOf } from '../../../../core/permissions.ts'
import { GetProfile, SignIn } from '../../people/contract.ts'
import { member } from '../../people/tables.ts'
import { GetRolePermissions, SaveRolePermissions } from '../contract.ts'
import { grantMessages } from '../rules.ts'

const world = await openWorld()
const admin = await world.newAccount({ role: 'AcAdmin', global: true })
type Account = Awaited<ReturnType<typeof world.newAccount>>
type Changes = Parameters<typeof admin.call<typeof SaveRolePermissions>>[1]['Changes']

const read = (of: Account, as: Pick<Account, 'call'> = admin) => as.call(GetRolePermissions, { gId: of.group.id })
const save = async (of: Account, Changes: Changes, as: Pick<Account, 'call'> = admin) =>
  as.call(SaveRolePermissions, { GroupId: of.group.id, Version: (await read(of, as)).Version, Changes })
const held = async (who: Pick<Account, 'call'>, of: Account) =>
  (await who.call(GetProfile, { gId: of.group.id })).UserContext.PermissionsHash
const audited = async (of: Account) =>
  (
    await world.services.db.system.query(`select * from audit where group_id = $1 and object = 'role_permission' order by id`, [
      of.group.id,
    ])
  ).rows

describe('the flags of a role in an account', () => {
  test('are the built-in ones until somebody changes them, and again after a reset [A-BEHAV-052]', async () => {
    const own = await world.newAccount({ role: 'Executive' })
    expect(await held(own, own)).toEqual(permissionsOf('Executive'))
    await save(own, [
      { Role: 'Executive', Permission: 'Legal', Granted: false },
      { Role: 'Executive', Permission: 'ManageGroups', Granted: true },
    ])
    const { Legal: _gone, ...rest } = permissionsOf('Executive')
    expect(await held(own, own)).toEqual({ ...rest, ManageGroups: true })
    expect((await read(own)).Roles.find(one => one.Role === 'Executive')).toEqual({
      Role: 'Executive',
      Users: 1,
      Editable: true,
      Overrides: [
        { Permission: 'ManageGroups', Granted: true },
        { Permission: 'Legal', Granted: false },
      ],
    })
    await save(own, [
      { Role: 'Executive', Permission: 'Legal', Granted: null },
      { Role: 'Executive', Permission: 'ManageGroups', Granted: false },
    ])
    expect(await held(own, own)).toEqual(permissionsOf('Executive'))
    expect((await read(own)).Roles.flatMap(one => one.Overrides)).toEqual([])
  })

  test('hold in that account only, and for that role only', async () => {
    const [own, other] = [await world.newAccount({ role: 'GM' }), await world.newAccount({ role: 'GM' })]
    const chief = await own.signInAs('ChiefEngineer')
    await save(own, [{ Role: 'GM', Permission: 'ManageContacts', Granted: false }])
    expect((await held(own, own)).ManageContacts).toBeUndefined()
    expect((await held(other, other)).ManageContacts).toBe(true)
    expect((await held(chief, own)).ManageContacts).toBe(true)
  })

  test('are in the reply of a sign-in', async () => {
    const own = await world.newAccount({ role: 'Employee' })
    await save(own, [{ Role: 'Employee', Permission: 'ManageContacts', Granted: true }])
    const reply = await callsAs(world.app, null).call(SignIn, { UserName: own.user.email, Password: password })
    expect(reply.UserContext.PermissionsHash).toEqual({ ...permissionsOf('Employee'), ManageContacts: true })
  })
})

describe('a save', () => {
  test('of an older state is refused and changes nothing', async () => {
    const own = await world.newAccount()
    const { Version } = await read(own)
    await save(own, [{ Role: 'PM', Permission: 'Legal', Granted: false }])
    const late = { GroupId: own.group.id, Version, Changes: [{ Role: 'PM', Permission: 'ManageReports', Granted: false }] }
    expect(await admin.refuse(SaveRolePermissions, late)).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
    expect((await read(own)).Roles.find(one => one.Role === 'PM')?.Overrides).toEqual([{ Permission: 'Legal', Granted: false }])
  })

  test('is audited with what changed, by whom', async () => {
    const own = await world.newAccount()
    await save(own, [
      { Role: 'Employee', Permission: 'ManageContacts', Granted: true },
      { Role: 'Employee', Permission: 'AnalyticsDashboards', Granted: true }, // as before
    ])
    const rows = await audited(own)
    expect(rows.map(({ user_id, object_id, before, after }) => ({ user_id, object_id, before, after }))).toEqual([
      {
        user_id: admin.user.id,
        object_id: own.group.id,
        before: { 'Employee.ManageContacts': false },
        after: { 'Employee.ManageContacts': true },
      },
    ])
  })
})

describe('nobody grants more than they hold', () => {
  const refused = async (of: Account, by: Pick<Account, 'call' | 'refuse'>, Changes: Changes) => {
    const before = await read(of)
    const refusal = await by.refuse(SaveRolePermissions, { GroupId: of.group.id, Version: before.Version, Changes })
    expect(await read(of)).toEqual(before)
    return refusal
  }

  test('flags of the provider are not given to a role of an account', async () => {
    const own = await world.newAccount()
    for (const Permission of ['GlobalManageCustomers', 'GlobalManageGroups'] as const)
      expect(await refused(own, admin, [{ Role: 'Admin', Permission, Granted: true }])).toMatchObject({
        status: 403,
        code: 'usr.aut.npm',
        message: grantMessages.provider,
      })
  })

  test('the provider’s own role and that of people who left stay as they are', async () => {
    const own = await world.newAccount()
    for (const Role of ['AcAdmin', 'Offboarded'] as const)
      expect(await refused(own, admin, [{ Role, Permission: 'Legal', Granted: Role === 'Offboarded' }])).toMatchObject({
        message: grantMessages.weight,
      })
  })

  test('who was trusted with ManageGroups changes lighter roles, within their own flags; the others of the save are not done either', async () => {
    const own = await world.newAccount({ role: 'Admin' })
    expect(await own.refuse(GetRolePermissions, { gId: own.group.id })).toMatchObject({ code: 'usr.aut.npm' })
    await save(own, [
      { Role: 'Admin', Permission: 'ManageGroups', Granted: true },
      { Role: 'Admin', Permission: 'Legal', Granted: false },
      { Role: 'GM', Permission: 'Legal', Granted: false },
    ])
    await expect
      .poll(() =>
        read(own, own).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    expect((await read(own, own)).Grantable).not.toContain('Legal')
    const fine = { Role: 'Employee', Permission: 'ManageContacts', Granted: true } as const
    for (const wrong of [
      { Role: 'Employee', Permission: 'Legal', Granted: true },
      { Role: 'GM', Permission: 'Legal', Granted: null }, // back to what the role has everywhere is a grant too
    ] as const)
      expect(await refused(own, own, [fine, wrong])).toMatchObject({
        status: 403,
        message: grantMessages.held,
        fields: [{ Field: 'Changes.1', Message: grantMessages.held }],
      })
    expect(await refused(own, own, [{ Role: 'Admin', Permission: 'Legal', Granted: true }])).toMatchObject({
      message: grantMessages.weight,
    })
    await save(own, [fine, { Role: 'Executive', Permission: 'Legal', Granted: false }], own)
    expect((await read(own)).Roles.find(one => one.Role === 'Executive')?.Overrides).toEqual([{ Permission: 'Legal', Granted: false }])
  })

  test('without the flags the matrix is neither read nor saved', async () => {
    const own = await world.newAccount({ role: 'Executive' })
    const input = { GroupId: own.group.id, Version: '', Changes: [{ Role: 'GM', Permission: 'Legal', Granted: false }] }
    expect(await own.refuse(SaveRolePermissions, input)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    expect(await own.refuse(GetRolePermissions, { gId: own.group.id })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  })
})

describe('the permission set of a contact with portal access', () => {
  const toggles = Object.entries(permissionSets) as [keyof typeof permissionSets, readonly Permission[]][]
  const withSet = async (own: Account, user: string, PermissionSet: { Contacts: boolean; Marketing: boolean; Reporting: boolean }) =>
    world.services.db.asSystem('test', tx =>
      tx
        .update(member)
        .set({ PermissionSet })
        .where(and(eq(member.GroupId, own.group.id), eq(member.UserId, user))),
    )
  const none = { Contacts: false, Marketing: false, Reporting: false }

  test.each(toggles)('%s opens its flags when on and closes them when off, after what the account changed', async (toggle, flags) => {
    const own = await world.newAccount({ role: 'Employee' })
    await withSet(own, own.user.id, { ...none, [toggle]: true })
    expect(await held(own, own)).toEqual({ ...permissionsOf('Employee'), ...Object.fromEntries(flags.map(flag => [flag, true])) })
    const gm = await own.signInAs('GM')
    await save(own, [{ Role: 'GM', Permission: 'ManageMarketing', Granted: false }])
    await withSet(own, gm.user.id, { Contacts: true, Marketing: true, Reporting: true, [toggle]: false })
    const left = await held(gm, own)
    for (const [other, theirs] of toggles) for (const flag of theirs) expect(left[flag], flag).toBe(other === toggle ? undefined : true)
  })

  test('leaves everything else of the role', async () => {
    const own = await world.newAccount({ role: 'Employee' })
    await withSet(own, own.user.id, none)
    expect(await held(own, own)).toEqual(permissionsOf('Employee'))
  })
})
