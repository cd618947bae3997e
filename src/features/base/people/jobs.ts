import type { GroupId } from '../../../core/ids.ts'
import type { Language } from '../../../core/words.ts'
import { type SweptRows, sweepRows } from '../../../platform/db/sweepRows.ts'
import { job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { languageOf, openPasswordLink, userByEmail, userById } from './data.ts'
import { mailWords } from './mailWords.ts'

const minutes = 60

/** A reset for the user's own address, or requested by staff of an account (Sender); the mail counts for that account. */
type Reset = ({ Email: string } | { UserId: string; GroupId: GroupId; Sender: string }) & { Language: Language }

/** Mails a link for a new password, good once and for an hour; unknown addresses get nothing. */
export const sendResetLink = job<Reset>('session.sendResetLink', async ({ services, jobId }, { Language, ...asked }) => {
  await services.db.asSystem('password reset', async (tx, client) => {
    const user = 'Email' in asked ? await userByEmail(tx, asked.Email) : await userById(tx, asked.UserId)
    if (!user?.Email || user.Disabled) return
    const language = languageOf(user) ?? Language
    const t = wordsFor(mailWords, language)
    const named = { name: user.FullName, minutes }
    const text = 'Sender' in asked ? t('resetAsked', { ...named, sender: asked.Sender }) : t('resetText', named)
    const secret = await openPasswordLink(tx, { UserId: user.id, Purpose: 'Reset', minutes })
    await services.mail.post(client, {
      to: [user.Email],
      id: `reset.${jobId}`,
      ...('GroupId' in asked && { group: asked.GroupId }),
      subject: t('resetSubject'),
      content: {
        title: t('resetSubject'),
        language,
        blocks: [
          { is: 'paragraph', text },
          { is: 'button', label: t('resetButton'), href: `${services.config.baseUrl}/reset?token=${secret}` },
        ],
        footer: t('resetFooter'),
      },
    })
  })
})

const ended: readonly SweptRows[] = [
  { table: 'session', where: `expires_date < now() - interval '1 day'` },
  { table: 'renewal', where: 'expires_date < now()' },
  { table: 'reset_link', where: `expires_date < now() - interval '1 day'` },
  { table: 'guess', where: `failed_date < now() - interval '3 days'` },
  { table: 'attempt', where: `"window" < extract(epoch from now()) / 60 - 60` },
  { table: 'idempotency', where: `created_date < now() - interval '48 hours'` },
]

/** Clears what has ended: sessions, renewals, links, attempts and kept replies. */
export const sweep = job<object>(
  'session.sweep',
  async ({ services }) => {
    for (const one of ended) await sweepRows(services.db, 'sweep of ended sessions', one)
  },
  { every: '17 * * * *' },
)
