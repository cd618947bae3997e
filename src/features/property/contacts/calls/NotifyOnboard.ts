import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { cleanHtml } from '../../../../platform/html.ts'
import { findTextDate } from '../../../base/outbox/textDate.server.ts'
import { NotifyOnboard as call } from '../contract.ts'
import { sendOnboarding } from '../jobs.ts'
import { contactsOf, personOf, withinHour } from '../onboarding.server.ts'
import { onboardingProblems } from '../rules.ts'
import { contact } from '../tables.ts'

export const NotifyOnboard = handle(call, async (ctx, { ContactUserId, SendText, EmailTemplate }) => {
  const [{ id, OnboardedDate, Phone, Invitation }] = await personOf(ctx, ContactUserId)
  const Html = cleanHtml(EmailTemplate)
  const problems = onboardingProblems({ EmailTemplate: Html }) // what was cleaned away may have held the place of the link
  if (problems.length > 0) throw invalid(problems)
  await withinHour(ctx, ContactUserId)
  await ctx.tx
    .update(contact)
    .set({ OnboardedDate: ctx.now, ...(Invitation && { Invitation: 'Waiting' as const }) })
    .where(contactsOf(ctx, ContactUserId))
  await ctx.enqueue(sendOnboarding, {
    GroupId: ctx.GroupId,
    UserId: ContactUserId,
    Html,
    Phone: SendText ? Phone : null,
    Language: ctx.language,
  })
  ctx.audit({ Object: 'contact', ObjectId: id, Before: { OnboardedDate }, After: { OnboardedDate: ctx.now, SendText } })
  return { OnboardedDate: ctx.now.getTime(), ...(SendText && (await findTextDate(ctx))) }
})
