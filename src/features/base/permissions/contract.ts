import { read, text, uuid, write, z } from '../../../core/call.ts'
import { channel } from '../../../core/channel.ts'
import { type Permission, permissions, type Role, roles } from '../../../core/permissions.ts'

const roleNames = Object.keys(roles) as Role[] // the keys of that record
const RoleName = z.enum(roleNames)
const Flag = z.enum(permissions)
const may: readonly Permission[] = ['GlobalManageCustomers', 'ManageGroups']

export const permissionsChanged = channel('permissions', { summary: 'What roles may do in this account has changed', about: 'account' })

export const GetRolePermissions = read('Permission/GetRolePermissions', {
  summary: 'Where an account differs from the built-in flags of the roles, and who has which role',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({
    /** Names this state: a save of an older one is refused. */
    Version: z.string(),
    Roles: z.array(
      z.object({
        Role: RoleName,
        /** Users of the account with this role. */
        Users: z.int(),
        /** False: the caller may not change it. */
        Editable: z.boolean(),
        Overrides: z.array(z.object({ Permission: Flag, Granted: z.boolean() })),
      }),
    ),
    /** The flags that the caller may grant. */
    Grantable: z.array(Flag),
  }),
})

export const SaveRolePermissions = write('Permission/SaveRolePermissions', {
  summary: 'Grant or take away flags of roles in an account; nobody grants more than they hold',
  scope: 'group',
  may,
  input: z.strictObject({
    GroupId: uuid(),
    Version: text(100),
    /** Granted null: as the role has it everywhere. */
    Changes: z
      .array(z.strictObject({ Role: RoleName, Permission: Flag, Granted: z.nullable(z.boolean()) }))
      .check(z.minLength(1), z.maxLength(roleNames.length * permissions.length)),
  }),
  output: z.object({ Version: z.string() }),
})
