import type { Language } from '../../core/words.ts'
import { job } from '../../platform/jobs/job.ts'
import { wordsFor } from '../../platform/words.ts'
import { openPasswordLink, userByEmail } from './data.ts'
import { words } from './words.ts'

const minutes = 60

/** Mails a link for a new password, good once and for an hour; unknown addresses get nothing. */
export const sendResetLink = job<{ Email: string; Language: Language }>(
  'session.sendResetLink',
  async ({ services, jobId }, { Email, Language }) => {
    const t = wordsFor(words, Language)
    await services.db.asSystem('password reset', async (tx, client) => {
      const user = await userByEmail(tx, Email)
      if (!user || user.Disabled) return
      const secret = await openPasswordLink(tx, { UserId: user.id, Purpose: 'Reset', minutes })
      await services.mail.post(client, {
        to: [user.Email],
        id: `reset.${jobId}`,
        subject: t('resetSubject'),
        content: {
          title: t('resetSubject'),
          language: Language,
          blocks: [
            { is: 'paragraph', text: t('resetText', { name: user.FullName, minutes }) },
            { is: 'button', label: t('resetButton'), href: `${services.config.baseUrl}/reset?token=${secret}` },
          ],
          footer: t('resetFooter'),
        },
      })
    })
  },
)

/** Clears what has ended: sessions, renewals, links, attempts and kept replies. */
export const sweep = job<object>(
  'session.sweep',
  async ({ services }) => {
    await services.db.asSystem('sweep of ended sessions', async (_tx, client) => {
      await client.query(`delete from session where expires_date < now() - interval '1 day'`)
      await client.query(`delete from renewal where expires_date < now()`)
      await client.query(`delete from reset_link where expires_date < now() - interval '1 day'`)
      await client.query(`delete from attempt where "window" < extract(epoch from now()) / 60 - 60`)
      await client.query(`delete from idempotency where created_date < now() - interval '48 hours'`)
    })
  },
  { every: '17 * * * *' },
)
