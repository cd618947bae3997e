import { and, eq, sql } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { oneLine } from '../../../core/oneLine.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import { readClaims, signClaims } from '../../../platform/signedClaims.ts'
import { member } from '../../base/people/tables.ts'
import { requireTaken, subjectOf } from './blocks.server.ts'
import { phoneMessages, ticketDays } from './model.ts'
import { fieldPhone } from './tables.ts'

export type PhoneRecord = typeof fieldPhone.$inferSelect
/** The purpose of the tokens for which tickets are exchanged: `Walk:{PhoneId}`. */
export const walkPurpose = 'Walk'
const ticketPurpose = 'walk ticket'
const DAY = 86_400_000

type Registered = { DeviceId: string; Name: string; Label: string }

/** Keeps which phone the caller walks with. Throws at `Name` where nobody has signed in or typed one, and `usr.aut.npm` for a blocked phone. */
export const registerPhone = async (ctx: Ctx<'building'>, { DeviceId, Name: typed, Label }: Registered): Promise<PhoneRecord> => {
  const { tx, GroupId, BuildingId, actor, now } = ctx
  const isUser = actor.Kind === 'User'
  const Name = isUser ? actor.FullName : oneLine(typed)
  if (!Name) throw invalid([{ Field: 'Name', Message: phoneMessages.nameMissing }])
  const UserId = isUser ? actor.UserId : null
  const Walker = UserId ?? nameKey(Name)
  await requireTaken(ctx, { person: subjectOf({ UserId, BuildingId, Walker }) })
  const known = await readDevice(ctx, DeviceId)
  if (known.some(one => one.Blocked)) throw new Refusal('usr.aut.npm', phoneMessages.blocked)
  const told = { Name, Label: oneLine(Label), IsMember: isUser && actor.groups !== 'all', HeardDate: now, ModifiedDate: now }
  const [row] = await tx
    .insert(fieldPhone)
    .values({ GroupId, BuildingId, DeviceId, UserId, Walker, ...told })
    .onConflictDoUpdate({ target: [fieldPhone.GroupId, fieldPhone.BuildingId, fieldPhone.DeviceId, fieldPhone.Walker], set: told })
    .returning()
  if (!row) throw new Error('a phone is kept')
  ctx.audit({ Object: 'field_phone', ObjectId: row.id, After: { Name, Label: row.Label } })
  return row
}

/** The ticket of a phone, and until when it is good (epoch ms). */
export const signTicket = ({ GroupId, id }: PhoneRecord, { secret, now }: { secret: string; now: Date }) => {
  const Until = now.getTime() + ticketDays * DAY
  return { Ticket: signClaims(secret, ticketPurpose, [GroupId, id], Until), Until }
}

/** The account and the phone of a ticket. Throws `usr.aut.npm` for one that is forged or over. */
export const readTicket = (ticket: string, { secret, now }: { secret: string; now: Date }): { GroupId: string; PhoneId: string } => {
  const read = readClaims(secret, ticketPurpose, ticket, now)
  const [GroupId, PhoneId] = read.is === 'good' ? read.claims : []
  if (typeof GroupId !== 'string' || typeof PhoneId !== 'string') throw new Refusal('usr.aut.npm', phoneMessages.ended)
  return { GroupId, PhoneId }
}

const readDevice = ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>, DeviceId: string): Promise<PhoneRecord[]> =>
  tx
    .select()
    .from(fieldPhone)
    .where(and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.DeviceId, DeviceId)))

/** The phone by whose ticket the caller sends; null for who has a session. */
export const findTicketPhone = async ({ tx, GroupId, actor }: GroupCtx): Promise<PhoneRecord | null> => {
  if (actor.Kind !== 'Anonymous' || !actor.Purpose) return null
  const id = actor.Purpose.slice(walkPurpose.length + 1)
  const [row] = await tx
    .select()
    .from(fieldPhone)
    .where(and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.id, id)))
  if (!row) throw new Refusal('usr.aut.npm', phoneMessages.ended)
  return row
}

/** Who sends with a phone. Throws `usr.aut.npm` where phone, person or round are blocked; then nothing of what it sends is taken, and the phone keeps it. */
export const requirePhone = async (
  ctx: GroupCtx,
  { DeviceId, RoundId }: { DeviceId: string; RoundId: string },
): Promise<PhoneRecord | null> => {
  const rows = await readDevice(ctx, DeviceId)
  if (rows.some(({ Blocked }) => Blocked)) throw new Refusal('usr.aut.npm', phoneMessages.blocked)
  const byTicket = await findTicketPhone(ctx)
  const phone = byTicket ?? rows.find(({ UserId }) => UserId !== null && UserId === ctx.actor.UserId) ?? null
  await requireTaken(ctx, { person: phone ? subjectOf(phone) : ctx.actor.Kind === 'User' ? ctx.actor.UserId : null, RoundId })
  if (phone) await noteHeard(ctx, phone)
  return byTicket
}

const MINUTE = 60_000
const noteHeard = async ({ tx, GroupId, now }: GroupCtx, { id, HeardDate }: PhoneRecord): Promise<void> => {
  if (now.getTime() - HeardDate.getTime() < MINUTE) return
  await tx
    .update(fieldPhone)
    .set({ HeardDate: now })
    .where(and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.id, id)))
}

/** Whether the user of a phone has left the account since. */
export const hasLeft = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>, { UserId, IsMember }: PhoneRecord): Promise<boolean> => {
  if (!IsMember || !UserId) return false
  const [found] = await tx
    .select({ one: sql<number>`1` })
    .from(member)
    .where(and(eq(member.GroupId, GroupId), eq(member.UserId, UserId), eq(member.Disabled, false)))
    .limit(1)
  return found === undefined
}
