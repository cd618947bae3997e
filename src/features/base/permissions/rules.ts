import {
  beyond,
  fixedRoles,
  type Permission,
  type PermissionsHash,
  permissionsOf,
  providerOnly,
  type Role,
  roles,
} from '../../../core/permissions.ts'
import type { Problem } from '../../../core/problem.ts'

/** One flag of a role: granted, taken away, or (null) as the role has it everywhere. */
export type Change = { Role: Role; Permission: Permission; Granted: boolean | null }
type Who = { Role: Role; Permissions: PermissionsHash }

export const grantMessages = {
  weight: 'Nobody changes a role that weighs as much as their own, or more.',
  provider: 'This permission is for the people of the provider only.',
  held: 'Nobody grants more than they hold.',
} as const

/** Whether somebody may change the flags of a role at all: it weighs less than their own. */
export const mayChange = (own: Role, role: Role): boolean => roles[role] < roles[own] && !fixedRoles.includes(role)

/** Why a change is not allowed; undefined: it is. Taking away is always allowed where the role may be changed. */
export const refusedChange = (who: Who, { Role, Permission, Granted }: Change): string | undefined => {
  if (!mayChange(who.Role, Role)) return grantMessages.weight
  if (!(Granted ?? permissionsOf(Role)[Permission] === true)) return undefined
  if (providerOnly.includes(Permission)) return grantMessages.provider
  return beyond(who.Permissions, { [Permission]: true }).length > 0 ? grantMessages.held : undefined
}

/** What of a list of changes somebody may not do, with the place of each. */
export const grantProblems = (who: Who, changes: readonly Change[]): Problem[] =>
  changes.flatMap((change, i) => {
    const Message = refusedChange(who, change)
    return Message ? [{ Field: `Changes.${i}`, Message }] : []
  })
