import type { Permission } from '../../src/core/permissions.ts'
import { rolePermission } from '../../src/features/base/people/tables.ts'
import type { Account, World } from '../world.ts'

/** Somebody of an account who holds these flags and no other: a contractor, whose role has none by itself. */
export const signInWith = async (
  { services }: Pick<World, 'services'>,
  { group, signInAs }: Pick<Account, 'group' | 'signInAs'>,
  flags: readonly Permission[],
  access: string[] | null = null,
): ReturnType<Account['signInAs']> => {
  const rows = flags.map(flag => ({ GroupId: group.id, Role: 'Contractor' as const, Permission: flag, Granted: true }))
  await services.db.asSystem('flags of a test', tx => tx.insert(rolePermission).values(rows).onConflictDoNothing())
  return signInAs('Contractor', access)
}
