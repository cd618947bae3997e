import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { newSecret } from '../../../platform/secrets.ts'
import type { Services } from '../../../platform/services.ts'
import { openPasswordLink, spendPasswordLinks } from './data.ts'
import { resetLink } from './tables.ts'

export const membershipDays = 7
export const invitationDays = 7

export type InvitationTarget = { GroupId: string; UserId: string; Email: string }

/** A secret that gives the reader of the e-mail a user's place in an account, once and for seven days; an earlier one expires. */
export const openInvitation = async (tx: Tx, asked: InvitationTarget): Promise<string> => {
  await spendInvitations(tx, asked)
  const { secret, hashed: TokenHash } = newSecret('iv_')
  await tx
    .insert(resetLink)
    .values({ ...asked, TokenHash, Purpose: 'Membership', ExpiresDate: sql`now() + make_interval(days => ${membershipDays})` })
  return secret
}

/** No invitation of this user to this account is good any more. */
export const spendInvitations = async (tx: Tx, { GroupId, UserId }: Omit<InvitationTarget, 'Email'>): Promise<void> => {
  await tx
    .update(resetLink)
    .set({ UsedDate: sql`now()` })
    .where(
      and(eq(resetLink.UserId, UserId), eq(resetLink.Purpose, 'Membership'), eq(resetLink.GroupId, GroupId), isNull(resetLink.UsedDate)),
    )
}

type LinkTarget = { UserId: string; GroupId?: string; Purpose: 'Membership' | 'Invitation' }
/**
 * Whether a link of the same purpose was made for somebody after `At` (milliseconds), when this one was asked for. A job that comes late then makes
 * none: it would end the newer link, whose mail has been sent.
 */
export const isLinkedSince = async (tx: Tx, { UserId, GroupId, Purpose }: LinkTarget, At: number | undefined): Promise<boolean> => {
  if (At === undefined) return false // asked for by the release before
  const days = Purpose === 'Membership' ? membershipDays : invitationDays
  const isNewer = sql`${resetLink.ExpiresDate} - make_interval(days => ${days}) > ${new Date(At).toISOString()}::timestamptz`
  const own = and(eq(resetLink.UserId, UserId), eq(resetLink.Purpose, Purpose), isNull(resetLink.UsedDate), isNewer)
  return (await tx.$count(resetLink, and(own, GroupId === undefined ? undefined : eq(resetLink.GroupId, GroupId)))) > 0
}

/** A link by which somebody sets their first password, once and for seven days; an earlier one of theirs ends. */
export const invitationLink = async (tx: Tx, { config }: Pick<Services, 'config'>, UserId: string): Promise<string> => {
  await spendPasswordLinks(tx, UserId, 'Invitation')
  const secret = await openPasswordLink(tx, { UserId, Purpose: 'Invitation', minutes: invitationDays * 24 * 60 })
  return `${config.baseUrl}/reset?token=${secret}`
}
