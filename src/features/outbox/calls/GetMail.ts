import { eq } from 'drizzle-orm'
import { notFound } from '../../../core/problem.ts'
import { handle } from '../../../platform/handle.ts'
import { mail } from '../../../platform/tables.ts'
import { GetMail as call } from '../contract.ts'

export const GetMail = handle(call, async ({ tx }, { MailId }) => {
  const [row] = await tx.select().from(mail).where(eq(mail.id, MailId))
  if (!row) throw notFound()
  return { ...row, CreatedDate: row.CreatedDate.getTime() }
})
