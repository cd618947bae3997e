import { and, eq } from 'drizzle-orm'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { appUser } from '../../base/people/tables.ts'
import { pageFeedback } from '../../codes/pageFeedback/tables.ts'
import { words } from './words.ts'

type Replying = InAccount & { AnswerId: string; Version: number }

/** Mails the reply to who wrote about a page, in their language. Repeated, it is the same mail. */
export const mailReply = job<Replying>('inAppFeedback.mailReply', async ({ services }, { GroupId, AnswerId, Version }) => {
  const { db, mail, config } = services
  await db.withPeople('reply to feedback on a page', GroupId, async (tx, client) => {
    const [row] = await tx
      .select()
      .from(pageFeedback)
      .where(and(eq(pageFeedback.GroupId, GroupId), eq(pageFeedback.id, AnswerId)))
    if (!row || row.Version !== Version) return
    const [user] = row.UserId ? await tx.select({ Email: appUser.Email }).from(appUser).where(eq(appUser.id, row.UserId)) : []
    const to = user?.Email ?? row.Email
    if (!to) return
    const t = wordsFor(words, row.Language)
    await mail.post(client, {
      to: [to],
      id: `page.reply.${AnswerId}.${Version}`,
      group: GroupId,
      subject: t('mail.subject'),
      content: {
        title: t('mail.title'),
        language: row.Language,
        blocks: [
          { is: 'paragraph', text: t('mail.from', { name: row.RepliedBy }) },
          { is: 'written', text: row.Reply },
          ...(row.Comment ? [{ is: 'quote' as const, text: row.Comment }] : []),
          ...(row.Place === 'Portal' ? [{ is: 'button' as const, label: t('mail.open'), href: config.baseUrl }] : []),
        ],
        footer: t('mail.footer'),
      },
    })
  })
})
