import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Overrides } from '../../../core/permissions.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { rolePermission } from './tables.ts'

/** What an account changed of a role's flags. */
export const overridesOf = async (tx: Tx, GroupId: string, Role: string): Promise<Overrides> => {
  const rows = await tx
    .select()
    .from(rolePermission)
    .where(and(eq(rolePermission.GroupId, GroupId), eq(rolePermission.Role, Role)))
  return Object.fromEntries(rows.map(({ Permission, Granted }) => [Permission, Granted]))
}

export type Override = typeof rolePermission.$inferSelect

/** Everything that an account changed. */
export const allOverrides = async (tx: Tx, GroupId: string): Promise<Override[]> =>
  tx.select().from(rolePermission).where(eq(rolePermission.GroupId, GroupId)).orderBy(rolePermission.Role, rolePermission.Permission)

/** The name of a state: the same for the same changes, whichever user made them. */
export const versionOf = (rows: readonly Pick<Override, 'Role' | 'Permission' | 'Granted'>[]): string => {
  const lines = rows.map(({ Role, Permission, Granted }) => `${Role} ${Permission} ${Granted}`).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('base64url')
}

type RoleFlag = { GroupId: string; Role: string; Permission: string }
const isFlag = ({ GroupId, Role, Permission }: RoleFlag) =>
  and(eq(rolePermission.GroupId, GroupId), eq(rolePermission.Role, Role), eq(rolePermission.Permission, Permission))

/** Grants or takes a flag of a role in an account; null: as it is built in. */
export const saveOverride = async (tx: Tx, flag: RoleFlag, Granted: boolean | null): Promise<void> => {
  if (Granted === null) await tx.delete(rolePermission).where(isFlag(flag))
  else
    await tx
      .insert(rolePermission)
      .values({ ...flag, Granted })
      .onConflictDoUpdate({
        target: [rolePermission.GroupId, rolePermission.Role, rolePermission.Permission],
        set: { Granted, ModifiedDate: sql`excluded.modified_date` },
      })
}
