import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { member } from './tables.ts'

export type MemberRow = typeof member.$inferSelect
type MemberValues = typeof member.$inferInsert
type MemberPlace = { GroupId: string; UserId: string }

const isAt = ({ GroupId, UserId }: MemberPlace) => and(eq(member.GroupId, GroupId), eq(member.UserId, UserId))

/** A user's place in an account, locked; the one that holds before one that has ended. */
export const lockMember = async (tx: Tx, place: MemberPlace): Promise<MemberRow | undefined> => {
  const [found] = await tx.select().from(member).where(isAt(place)).orderBy(member.Disabled, member.CreatedDate).limit(1).for('update')
  return found
}

/** Gives a user a place in an account; its id. */
export const insertMember = async (tx: Tx, values: MemberValues): Promise<string> => {
  const [made] = await tx.insert(member).values(values).returning({ id: member.id })
  if (!made) throw new Error('no member was made')
  return made.id
}

export const updateMember = async (tx: Tx, { GroupId, id }: Pick<MemberRow, 'GroupId' | 'id'>, change: Partial<MemberValues>) => {
  await tx
    .update(member)
    .set({ ModifiedDate: sql`now()`, ...change })
    .where(and(eq(member.GroupId, GroupId), eq(member.id, id)))
}

export const deleteMember = async (tx: Tx, { GroupId, id }: Pick<MemberRow, 'GroupId' | 'id'>): Promise<void> => {
  await tx.delete(member).where(and(eq(member.GroupId, GroupId), eq(member.id, id)))
}

/** Somebody who sees some buildings only sees these too; who sees all sees them anyway. */
export const addBuildingsToMember = async (tx: Tx, place: MemberPlace, buildings: readonly string[]): Promise<void> => {
  await tx
    .update(member)
    .set({ AccessBuildingIds: sql`${member.AccessBuildingIds} || ${sql.param(buildings)}::uuid[]` })
    .where(isAt(place))
}

/** Takes buildings that are no more from the members who saw them; whether there were any. */
export const removeBuildingsFromMembers = async (tx: Tx, GroupId: string, buildings: readonly string[]): Promise<boolean> => {
  if (buildings.length === 0) return false
  const gone = sql`${sql.param([...buildings])}::uuid[]`
  const changed = await tx
    .update(member)
    .set({ AccessBuildingIds: sql`array(select id from unnest(${member.AccessBuildingIds}) id where id <> all(${gone}))` })
    .where(and(eq(member.GroupId, GroupId), sql`${member.AccessBuildingIds} && ${gone}`))
    .returning({ id: member.UserId })
  return changed.length > 0
}
