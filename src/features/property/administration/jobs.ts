import { eq } from 'drizzle-orm'
import type { Language } from '../../../core/words.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { unlinkText } from '../../../platform/mail/unlinked.ts'
import { wordsFor } from '../../../platform/words.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { languageOf } from '../../base/people/data.ts'
import { invitationDays, invitationLink, isLinkedSince } from '../../base/people/memberships.server.ts'
import { appUser } from '../../base/people/tables.ts'
import { EXPORT_DAYS } from './deletion.ts'
import { deleteGroups, type Exporting, makeExport, removeExports } from './leaving.server.ts'
import { mailWords } from './mailWords.ts'

/** `At`: when it was asked for, in milliseconds. */
type Inviting = InAccount & { UserId: string; Sender: string; Language: Language; At?: number }

/**
 * Mails the first admin of a new account: a link to set a password, valid once and for seven days, which ends an earlier invitation. A
 * user with a password is asked to sign in.
 */
export const sendInvitation = job<Inviting>(
  'accounts.sendInvitation',
  async ({ services, jobId }, { GroupId, UserId, Sender, Language, At }) => {
    await services.db.asSystem('invitation of an admin', async (tx, client) => {
      if (await services.mail.has(client, `invitation.${jobId}`)) return // done again, it would end the link that was mailed
      if (await isLinkedSince(tx, { UserId, Purpose: 'Invitation' }, At)) return // a newer one has been mailed meanwhile
      const [user] = await tx.select().from(appUser).where(eq(appUser.id, UserId))
      const [group] = await tx.select().from(accountGroup).where(eq(accountGroup.id, GroupId))
      if (!user?.Email || user.Disabled || !group) return
      const language = languageOf(user) ?? Language
      const account = (language === 'es' && group.GroupName.es) || group.GroupName.en
      const isNew = user.PasswordHash === null
      const href = isNew ? await invitationLink(tx, services, UserId) : `${services.config.baseUrl}/login`
      const t = wordsFor(mailWords, language)
      const named = { name: unlinkText(user.FullName), account: unlinkText(account), sender: unlinkText(Sender) }
      await services.mail.post(client, {
        to: [user.Email],
        id: `invitation.${jobId}`,
        group: GroupId,
        subject: t('subject', { account: account.slice(0, 120) }),
        content: {
          title: t('subject', named),
          language,
          blocks: [
            { is: 'paragraph', text: t('hello', named) },
            { is: 'paragraph', text: isNew ? t('newText', { days: invitationDays }) : t('knownText', { email: user.Email }) },
            { is: 'button', label: t(isNew ? 'newButton' : 'knownButton'), href },
          ],
          footer: t('footer'),
        },
      })
    })
  },
)

/** Exports an account whole, for the person who has asked. Repeated, it is made anew. */
export const exportGroup = job<Exporting>('accounts.exportGroup', (context, data) => makeExport(context, data), { seconds: 4 * 3600 })

/** Deletes accounts for good whose day has come. */
export const deleteDue = job<object>('accounts.deleteDue', ({ services }) => deleteGroups(services), {
  every: '37 * * * *',
  seconds: 4 * 3600,
})

/** Removes exports of accounts that nobody may use any more for a deletion: they hold everything, and lie there for nothing. */
export const forgetExports = job<object>('accounts.forgetExports', ({ services }) => removeExports(services, EXPORT_DAYS), {
  every: '52 * * * *',
  seconds: 900,
})
