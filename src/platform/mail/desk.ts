import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { isEmail } from '../../core/email.ts'
import { messages, Refusal } from '../../core/problem.ts'
import type { FileStore } from '../files/fileStore.ts'
import { type Job, job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { composeMail, type MailContent } from './compose.ts'
import { type MailAttachment, type Mailer, MailRefused } from './mailer.ts'

/** A mail as a feature writes it. Attachments are stored files. `id` makes a repeated post the same mail. */
export type Letter = {
  readonly to: readonly string[]
  readonly subject: string
  readonly content: MailContent
  readonly group?: string | undefined
  readonly attachments?: readonly { name: string; key: string; contentType: string; size: number }[]
  readonly id?: string | undefined
}
type Client = Pick<pg.PoolClient, 'query'>

export type MailDesk = {
  /** Keeps the mail and its sending with the transaction of `client`. Throws `Invalid Email`; over 200 recipients an hour and account: `req.lim.exc`. */
  post(client: Client, letter: Letter): Promise<void>
  readonly mailer: Mailer | null
}

const hourlyRecipients = 200

/** Mails go out by a job; without an SMTP server they stay in the outbox, where a global admin reads them. */
export const openMailDesk = (jobs: Pick<Jobs, 'enqueue'>, mailer: Mailer | null): MailDesk => ({
  mailer,
  post: async (client, { to, subject, content, group, attachments = [], id = randomUUID() }) => {
    if (to.length === 0 || !to.every(isEmail)) throw new Refusal('req.val.inv', messages.invalidEmail)
    await withinQuota(client, group, to.length)
    const { text, html } = composeMail(content)
    const { rows } = await client.query(
      `insert into mail (group_id, "to", subject, text, html, attachments, message_id, state) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (message_id) do nothing returning id`,
      [group ?? null, to, subject, text, html, JSON.stringify(attachments), `<${id}@lintel.example>`, mailer ? 'Waiting' : 'Outbox'],
    )
    if (rows[0] && mailer) await jobs.enqueue(client, sendMail as Job<never>, { MailId: rows[0].id })
  },
})

const withinQuota = async (client: Client, group: string | undefined, count: number) => {
  if (!group) return
  const { rows } = await client.query(
    `select coalesce(sum(cardinality("to")), 0)::int as sent from mail where group_id = $1 and created_date > now() - interval '1 hour'`,
    [group],
  )
  if (rows[0].sent + count > hourlyRecipients) throw new Refusal('req.lim.exc')
}

/**
 * Sends one kept mail. Its Message-ID is stable, so that a mail sent twice is seen as one. A refusal for good, and the last try, leave
 * it Failed with the server's words; without a mail server it goes to the outbox.
 */
export const sendMail = job<{ MailId: string }>('mail.send', async ({ services: { db, files, mail, log }, last }, { MailId }) => {
  const { rows } = await db.system.query(`select * from mail where id = $1 and state = 'Waiting'`, [MailId])
  const [row] = rows
  if (!row) return
  const become = (state: 'Sent' | 'Waiting' | 'Failed' | 'Outbox', problem: string | null) =>
    db.system.query(`update mail set state = $2, problem = $3, sent_date = case when $2 = 'Sent' then now() end where id = $1`, [
      MailId,
      state,
      problem,
    ])
  if (!mail.mailer) return void (await become('Outbox', null))
  try {
    const attachments = await Promise.all(row.attachments.map((one: Attached) => attached(files, one)))
    const problem = await mail.mailer.send({
      to: row.to,
      subject: row.subject,
      text: row.text,
      html: row.html,
      messageId: row.message_id,
      attachments,
    })
    await become('Sent', problem)
  } catch (error) {
    const over = last || error instanceof MailRefused
    await become(over ? 'Failed' : 'Waiting', error instanceof Error ? error.message : String(error))
    log.warn({ mail: MailId, error: String(error) }, 'a mail could not be sent')
    if (!over) throw error
  }
})

type Attached = { key: string; name: string; contentType: string }
const attached = async (files: FileStore, { key, name, contentType }: Attached): Promise<MailAttachment> => {
  const file = await files.get(key)
  if (!file) throw new MailRefused(`The attachment ${name} is gone`)
  const content = Buffer.concat(await file.stream.toArray())
  return { fileName: name, contentType, content }
}
