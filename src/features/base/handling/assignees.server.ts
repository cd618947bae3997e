import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { hints, misfit } from '../../../core/hints.ts'
import type { GroupId } from '../../../core/ids.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { contact } from '../../property/contacts/tables.ts'
import { tellPeople } from '../../property/notifications/jobs.ts'
import type { BulkEnd, BulkPlace, BulkRow } from '../tasks/bulk.server.ts'
import { handlingMessages } from './rules.ts'

/** A table of what somebody handles: its assignee and its building. */
type HandledTable = { readonly AssigneeId: PgColumn; readonly BuildingId: PgColumn }

/** The contacts that are the caller. */
export const contactsOf = ({ tx, GroupId, actor }: GroupCtx) =>
  tx
    .select({ id: contact.id })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), eq(contact.UserId, actor.UserId)))

/** That a contact works in a building, or for the portfolio and in this building too. */
export const worksIn = (BuildingId: string | PgColumn): SQL =>
  sql`(${contact.BuildingId} = ${BuildingId} or ${BuildingId}::uuid = any(${contact.AssignedBuildings}))`

/** That a contact signs in: nobody else sees what is assigned to them. */
export const signsIn = and(isNotNull(contact.UserId), isNull(contact.OffboardedDate))

/** The columns of a list that say who handles a row; the row is joined with the contact of its assignee. */
export const assigneeColumns = ({ AssigneeId, BuildingId }: HandledTable) => ({
  AssigneeName: sql<string>`coalesce(${contact.FullName}->>'en', '')`,
  /** The assignee has left, or works in this building no more. */
  AssigneeLeft: sql<boolean>`${AssigneeId} is not null and (${signsIn} and ${worksIn(BuildingId)}) is not true`,
})

/** That a row is for the caller, for nobody, for somebody who has left, or for a contact: `owner` is an `ownerFilters` or an id. */
export const isFor = (ctx: GroupCtx, { AssigneeId, BuildingId }: HandledTable, owner: string): SQL | undefined => {
  if (owner === 'Mine') return inArray(AssigneeId, contactsOf(ctx))
  if (owner === 'Nobody') return isNull(AssigneeId)
  if (owner !== 'Left') return eq(AssigneeId, owner)
  const here = and(eq(contact.GroupId, ctx.GroupId), eq(contact.id, AssigneeId), signsIn, worksIn(BuildingId))
  return and(isNotNull(AssigneeId), sql`not exists (select 1 from ${contact} where ${here})`)
}

type Caller = Pick<BulkPlace, 'tx' | 'GroupId'> & { UserId: string }
/** As which contact somebody handles what comes from a building; null: they are none there. */
export const findOwnContact = async ({ tx, GroupId, UserId }: Caller, BuildingId: string): Promise<string | null> => {
  const own = and(eq(contact.GroupId, GroupId), eq(contact.UserId, UserId), signsIn, worksIn(BuildingId))
  const [found] = await tx.select({ id: contact.id }).from(contact).where(own).orderBy(contact.id).limit(1)
  return found?.id ?? null
}

/** Whether an assignee is still there to handle what comes from a building. */
const isHere = async ({ tx, GroupId }: Pick<Caller, 'tx' | 'GroupId'>, ContactId: string, BuildingId: string): Promise<boolean> => {
  const own = and(eq(contact.GroupId, GroupId), eq(contact.id, ContactId), signsIn, worksIn(BuildingId))
  return (await tx.select({ id: contact.id }).from(contact).where(own)).length > 0
}

/** Who is to handle what comes from a building; null where they have left meanwhile. */
export const keepPresent = async (
  place: Pick<Caller, 'tx' | 'GroupId'>,
  ContactId: string | null,
  BuildingId: string,
): Promise<string | null> => (ContactId !== null && (await isHere(place, ContactId, BuildingId)) ? ContactId : null)

/** As which contact the caller takes something from a building. Throws `sys.obj.cfl` where they are none there. */
export const requireOwnContact = async (who: Caller, BuildingId: string): Promise<string> => {
  const own = await findOwnContact(who, BuildingId)
  if (own === null) throw new Refusal('sys.obj.cfl', handlingMessages.notHere)
  return own
}

type HandledRow = { AssigneeId: string | null; BuildingId: string }
/** Who starts something handles it from now on; who is no contact of its building leaves it with its assignee. */
export const assignStarter = async (who: Caller, row: HandledRow): Promise<{ AssigneeId: string | null }> => ({
  AssigneeId: (await findOwnContact(who, row.BuildingId)) ?? row.AssigneeId,
})

/**
 * Who has finished something: by name, since a PIN and an administrator are no contacts. Where nobody handles it, or somebody who has left, the
 * one who finishes it is its assignee too.
 */
export const nameDoer = async (
  who: Caller & { FullName: string },
  row: HandledRow,
): Promise<{ AssigneeId: string | null; DoneBy: string }> => {
  const keeps = row.AssigneeId !== null && (await isHere(who, row.AssigneeId, row.BuildingId))
  return { AssigneeId: keeps ? row.AssigneeId : ((await findOwnContact(who, row.BuildingId)) ?? row.AssigneeId), DoneBy: who.FullName }
}

/** The caller of a call, as who handles something. */
export const callerOf = ({ tx, GroupId, actor }: GroupCtx) => ({ tx, GroupId, UserId: actor.UserId, FullName: actor.FullName })

/** Refuses, at `field`, a contact who does not sign in or does not see all of these buildings. */
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

/** Refuses a contact who cannot handle all rows of a bulk action; null (nobody) is always allowed. */
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
