import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import { phoneMessages, type SendingBlockKind } from './model.ts'
import { fieldBlock } from './tables.ts'

/** Who walks: a user, in every building; a name that was typed, in this one. */
export const subjectOf = ({ UserId, BuildingId, Walker }: { UserId: string | null; BuildingId: string; Walker: string }): string =>
  UserId ?? `${BuildingId}:${Walker}`

/** Whether nothing is taken from the person of a row of `field_phone` (`subjectOf`). */
export const isPersonBlocked = (
  GroupId: string,
) => sql<boolean>`exists (select 1 from field_block b where b.group_id = ${GroupId} and b.kind = 'Person'
  and b.subject = coalesce(field_phone.user_id::text, field_phone.building_id || ':' || field_phone.walker))`

type Place = Pick<GroupCtx, 'tx' | 'GroupId'>
const messages = { Person: phoneMessages.personBlocked, Round: phoneMessages.roundBlocked } as const satisfies Record<
  SendingBlockKind,
  string
>

/** Throws `usr.aut.npm` where nothing is taken from this person, or of this round: the phone keeps what it has. */
export const requireTaken = async ({ tx, GroupId }: Place, of: { person: string | null; RoundId?: string }): Promise<void> => {
  const wanted = [of.person !== null && `Person ${of.person}`, of.RoundId && `Round ${of.RoundId}`].filter(one => typeof one === 'string')
  if (wanted.length === 0) return
  const [found] = await tx
    .select({ Kind: fieldBlock.Kind })
    .from(fieldBlock)
    .where(
      and(eq(fieldBlock.GroupId, GroupId), sql`(${fieldBlock.Kind} || ' ' || ${fieldBlock.Subject}) = any(${sql.param(wanted)}::text[])`),
    )
    .limit(1)
  if (found) throw new Refusal('usr.aut.npm', messages[found.Kind])
}

/** Blocks sending of a person or a round of the entered building, or allows it again; twice is once. */
export const setSendingBlock = async (ctx: Ctx<'building'>, Kind: SendingBlockKind, Subject: string, Blocked: boolean): Promise<void> => {
  const { tx, GroupId, BuildingId } = ctx
  if (Blocked) await tx.insert(fieldBlock).values({ GroupId, BuildingId, Kind, Subject }).onConflictDoNothing()
  else await tx.delete(fieldBlock).where(and(eq(fieldBlock.GroupId, GroupId), eq(fieldBlock.Kind, Kind), eq(fieldBlock.Subject, Subject)))
}
