import { eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { mail } from '../../../../platform/tables.ts'
import { ReadMail as call } from '../contract.ts'
import { maskSecrets } from '../secrets.ts'

/** Whoever reads a mail of others is in the audit, and so is whether they had its one-time links shown. */
export const ReadMail = handle(call, async (ctx, { MailId, Links = false }) => {
  const [row] = await ctx.tx.select().from(mail).where(eq(mail.id, MailId))
  if (!row) throw notFound()
  const masked = { Text: maskSecrets(row.Text), Html: maskSecrets(row.Html) }
  const HasLinks = masked.Text !== row.Text || masked.Html !== row.Html
  ctx.audit({
    GroupId: row.GroupId ?? undefined,
    Object: 'mail',
    ObjectId: MailId,
    After: { Read: Links && HasLinks ? 'with its one-time links' : 'yes' },
  })
  return { ...row, ...(Links ? {} : masked), HasLinks, CreatedDate: row.CreatedDate.getTime() }
})
