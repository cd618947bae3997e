import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isEmail } from '../../../core/email.ts'
import { invalid, messages, notFound } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { seenContacts } from '../../property/contacts/data.ts'
import { contact } from '../../property/contacts/tables.ts'
import { surveyMessages } from './rules.ts'

/** Who gets a survey: a contact in use that the caller sees, named by its user, or by its own id where it does not sign in. Throws `sys.obj.nof`. */
const recipient = async (ctx: GroupCtx, ContactUserId: string, place: SQL | undefined) => {
  const [row] = await ctx.tx
    .select()
    .from(contact)
    .where(
      and(
        seenContacts(ctx),
        isNull(contact.OffboardedDate),
        isNull(contact.TenantId),
        or(eq(contact.UserId, ContactUserId), eq(contact.id, ContactUserId)),
        place,
      ),
    )
    .limit(1)
  if (!row) throw notFound()
  if (!isEmail(row.Email)) throw invalid([{ Field: 'Email', Message: messages.invalidEmail }])
  return row
}

/** A contact of the portfolio. */
export const portfolioContact = (ctx: GroupCtx, ContactUserId: string) => recipient(ctx, ContactUserId, isNull(contact.BuildingId))

/** A contact of a building, or one of the portfolio who is assigned to it; it has a name, and `Email` is its own. */
export const contactOfBuilding = async (
  ctx: GroupCtx,
  ContactUserId: string,
  { BuildingId, Email }: { BuildingId: string; Email: string },
) => {
  const assigned = and(isNull(contact.BuildingId), sql`${BuildingId}::uuid = any(${contact.AssignedBuildings})`)
  const row = await recipient(ctx, ContactUserId, or(eq(contact.BuildingId, BuildingId), assigned))
  if (row.FullName.en.trim() === '') throw invalid([{ Field: 'ContactUserId', Message: surveyMessages.noName }])
  if (row.Email.toLowerCase() !== Email.trim().toLowerCase()) throw invalid([{ Field: 'Email', Message: surveyMessages.otherEmail }])
  return row
}
