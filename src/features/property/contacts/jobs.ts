import { and, eq, isNull } from 'drizzle-orm'
import { nameIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { unlinkText } from '../../../platform/mail/unlinked.ts'
import { wordsFor } from '../../../platform/words.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { languageOf, type UserRow, userByEmail } from '../../base/people/data.ts'
import { invitationDays, invitationLink, isLinkedSince, membershipDays, openInvitation } from '../../base/people/memberships.server.ts'
import { appUser } from '../../base/people/tables.ts'
import { onboardingWords } from './onboardingWords.ts'
import { linkPlaceIn } from './rules.ts'
import { contact } from './tables.ts'
import { words } from './words.ts'

/** `At`: when it was asked for, in milliseconds. */
type Inviting = InAccount & { UserId: string; Sender: string; Language: Language; At?: number }

/** Invites the reader of a contact's e-mail to sign in to the account: one link to accept or decline, valid for seven days. */
export const sendInvitation = job<Inviting>(
  'contacts.sendInvitation',
  async ({ services, jobId }, { GroupId, UserId, Sender, ...data }) => {
    const id = `membership.${jobId}`
    await services.db.asSystem('invitation of a contact', async (tx, client) => {
      if (await services.mail.has(client, id)) return // done again, it would end the link that was mailed
      if (await isLinkedSince(tx, { GroupId, UserId, Purpose: 'Membership' }, data.At)) return // the onboarding e-mail has asked meanwhile
      const place = await placeOf(tx, { GroupId, UserId })
      if (place?.contact.Invitation !== 'Waiting') return
      const { Email, Role, FullName } = place.contact
      const language = languageOf(await userByEmail(tx, Email)) ?? data.Language
      const secret = await openInvitation(tx, { GroupId, UserId, Email })
      const t = wordsFor(onboardingWords, language)
      const role = (wordsFor(words, language) as (key: string) => string)(`roles.${Role}`)
      const account = nameIn(place.group.GroupName, language)
      // Strangers get it: no name of an account is a link for them.
      const named = { name: unlinkText(FullName.en), sender: unlinkText(Sender), account: unlinkText(account) }
      await services.mail.post(client, {
        to: [Email],
        id,
        group: GroupId,
        subject: t('askSubject', { account: account.slice(0, 120) }),
        content: {
          title: t('askTitle', { account: unlinkText(account), role }),
          language,
          blocks: [
            { is: 'paragraph', text: t('askText', { ...named, role }) },
            { is: 'paragraph', text: t('askLink', { days: membershipDays }) },
            { is: 'button', label: t('askButton'), href: `${services.config.baseUrl}/invitation?token=${secret}` },
          ],
          footer: t('askFooter', { email: Email }),
        },
      })
    })
  },
)

/** `Html` is clean and holds the place of the link. `Phone`: also tell them by text message there. */
type Onboarding = InAccount & { UserId: string; Html: string; Phone: string | null; Language: Language }

/**
 * Mails somebody the onboarding e-mail that was written for them, with their link in its place: who has not answered yet accepts or
 * declines by it, once and within seven days (an earlier link then ends); who has a password is led to the sign-in page.
 */
export const sendOnboarding = job<Onboarding>('contacts.sendOnboarding', async ({ services, jobId }, data) => {
  const { GroupId, UserId, Html, Phone, Language } = data
  const id = `onboarding.${jobId}`
  await services.db.asSystem('onboarding of a contact', async (tx, client) => {
    if (await services.mail.has(client, id)) return
    const one = await placeOf(tx, { GroupId, UserId })
    const place = linkPlaceIn(Html)
    if (!one || one.user.Disabled || !place) return
    const t = wordsFor(onboardingWords, Language)
    const account = nameIn(one.group.GroupName, Language)
    const { baseUrl } = services.config
    const { Email } = one.contact
    const way = one.contact.Invitation ? 'asked' : one.user.PasswordHash === null ? 'new' : 'known'
    const link = {
      asked: async () => `${baseUrl}/invitation?token=${await openInvitation(tx, { GroupId, UserId, Email })}`,
      new: () => invitationLink(tx, services, UserId),
      known: async () => `${baseUrl}/login`,
    }
    const title = t('subject', { account: unlinkText(account) })
    await services.mail.post(client, {
      to: [Email],
      id,
      group: GroupId,
      subject: t('subject', { account: account.slice(0, 120) }),
      content: {
        title,
        language: Language,
        blocks: [{ is: 'rich', html: Html, link: { place, label: t(`${way}Button`), href: await link[way]() } }],
        footer: t(way === 'known' ? 'knownFooter' : 'newFooter', { days: invitationDays, email: Email }),
      },
    })
    if (!Phone) return
    const text = t('text', { name: unlinkText(one.contact.FullName.en.slice(0, 80)), account: unlinkText(account.slice(0, 120)) })
    await services.sms.post(client, { group: GroupId, id: jobId, to: Phone, text, waits: true })
  })
})

type OnboardedPerson = { user: UserRow; group: typeof accountGroup.$inferSelect; contact: typeof contact.$inferSelect }

/** A user's oldest contact in an account that is in use, with both. */
const placeOf = async (tx: Tx, { GroupId, UserId }: { GroupId: string; UserId: string }): Promise<OnboardedPerson | undefined> => {
  const [found] = await tx
    .select({ user: appUser, group: accountGroup, contact })
    .from(contact)
    .innerJoin(appUser, eq(appUser.id, contact.UserId))
    .innerJoin(accountGroup, eq(accountGroup.id, contact.GroupId))
    .where(and(eq(contact.GroupId, GroupId), eq(contact.UserId, UserId), isNull(contact.OffboardedDate), isNull(contact.TenantId)))
    .orderBy(contact.id)
    .limit(1)
  return found
}
