import { eq } from 'drizzle-orm'
import type { Language } from '../../core/words.ts'
import { type InAccount, job } from '../../platform/jobs/job.ts'
import { unlinked } from '../../platform/mail/unlinked.ts'
import { wordsFor } from '../../platform/words.ts'
import { invitationDays, invitationLink } from '../accounts/jobs.ts'
import { accountGroup } from '../accounts/tables.ts'
import { appUser } from '../session/tables.ts'
import { localized } from './onboarding.server.ts'
import { onboardingWords } from './onboardingWords.ts'
import { linkPlaceIn } from './rules.ts'

/** `Html` is clean and holds the place of the link. `Phone`: also tell them by text message there. */
type Onboarding = InAccount & { UserId: string; Html: string; Phone: string | null; Language: Language }

/**
 * Mails somebody the onboarding e-mail that was written for them, with their link in its place: who has no password yet chooses one by
 * it, once and within seven days (an earlier invitation then ends); who has one is led to the sign-in page.
 */
export const sendOnboarding = job<Onboarding>('contacts.sendOnboarding', async ({ services, jobId }, data) => {
  const { GroupId, UserId, Html, Phone, Language } = data
  const id = `onboarding.${jobId}`
  await services.db.asSystem('onboarding of a contact', async (tx, client) => {
    if (await services.mail.has(client, id)) return
    const [user] = await tx.select().from(appUser).where(eq(appUser.id, UserId))
    const [group] = await tx.select().from(accountGroup).where(eq(accountGroup.id, GroupId))
    const place = linkPlaceIn(Html)
    if (!user || user.Disabled || !group || !place) return
    const t = wordsFor(onboardingWords, Language)
    const account = localized(group.GroupName, Language)
    const isNew = user.PasswordHash === null
    const href = isNew ? await invitationLink(tx, services, UserId) : `${services.config.baseUrl}/login`
    const title = t('subject', { account })
    await services.mail.post(client, {
      to: [user.Email],
      id,
      group: GroupId,
      subject: t('subject', { account: account.slice(0, 120) }),
      content: {
        title,
        language: Language,
        blocks: [{ is: 'rich', html: Html, link: { place, label: t(isNew ? 'newButton' : 'knownButton'), href } }],
        footer: t(isNew ? 'newFooter' : 'knownFooter', { days: invitationDays, email: user.Email }),
      },
    })
    if (!Phone) return
    const text = t('text', { name: unlinked(user.FullName.slice(0, 80)), account: unlinked(account.slice(0, 120)) })
    await services.sms.post(client, { group: GroupId, id: jobId, to: Phone, text })
  })
})
