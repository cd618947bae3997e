import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hints, misfit } from '../../../core/hints.ts'
import type { GroupId } from '../../../core/ids.ts'
import { invalid } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { BulkEnd, BulkRow } from '../../base/tasks/bulk.server.ts'
import { contact } from '../../property/contacts/tables.ts'
import { tellPeople } from '../../property/notifications/jobs.ts'

/** The contacts that are the caller. */
export const contactsOf = ({ tx, GroupId, actor }: GroupCtx) =>
  tx
    .select({ id: contact.id })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), eq(contact.UserId, actor.UserId)))

/** That a contact works in a building, or for the portfolio and in this building too. */
export const worksIn = (BuildingId: string): SQL =>
  sql`(${contact.BuildingId} = ${BuildingId} or ${BuildingId}::uuid = any(${contact.AssignedBuildings}))`

/** Refuses, at `field`, whoever does not sign in or does not see all of these buildings. */
export const requireAssignee = async (
  { tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>,
  ContactId: string,
  buildings: readonly string[],
  { field = 'AssigneeId', message = hints.choice }: { field?: string; message?: string } = {},
): Promise<void> => {
  const own = and(eq(contact.GroupId, GroupId), eq(contact.id, ContactId), isNull(contact.OffboardedDate))
  const { UserId, BuildingId, AssignedBuildings } = contact
  const [found] = await tx.select({ UserId, BuildingId, AssignedBuildings }).from(contact).where(own)
  const sees = (id: string) => found?.BuildingId === id || found?.AssignedBuildings?.includes(id)
  if (!found?.UserId || !buildings.every(sees)) throw invalid([misfit(field, message)])
}

/** Refuses whoever cannot handle all rows of a bulk action; nobody may always be named. */
export const requireAssigneeOfAll = async (ctx: GroupCtx, rows: readonly BulkRow[], AssigneeId: string | null, message: string) => {
  if (AssigneeId === null) return
  const buildings = [...new Set(rows.map(({ Before }) => String(Before.BuildingId)))]
  await requireAssignee(ctx, AssigneeId, buildings, { field: 'Values.AssigneeId', message })
}

type Given = readonly { id: string; BuildingId: string }[]
/**
 * Tells a contact what a bulk action has given them: once for each building, with how many; what was theirs before does not count.
 * `What`: the source of a single one. `read`: which of some rows are theirs now.
 */
export const tellGiven = async (
  { GroupId, UserId: By, RequestId: Part, enqueue }: BulkEnd,
  What: string,
  rows: readonly BulkRow[],
  To: string | null,
  read: (ids: readonly string[], To: string) => Promise<Given>,
): Promise<void> => {
  const given = rows.filter(({ Before }) => Before.AssigneeId !== To).map(({ id }) => id)
  if (To === null || given.length === 0) return
  for (const theirs of Map.groupBy(await read(given, To), one => one.BuildingId).values()) {
    const Given = { To, Count: theirs.length }
    await enqueue(tellPeople, { GroupId: GroupId as GroupId, What, SubjectId: theirs[0]?.id ?? '', Part, By, Given }) // the caller's account
  }
}
