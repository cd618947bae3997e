import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { isEmail } from '../../core/email.ts'
import { oneLine } from '../../core/oneLine.ts'
import { messages, Refusal } from '../../core/problem.ts'
import { accountsName } from '../db/tenants.ts'
import { type FileStore, readBytes } from '../files/fileStore.ts'
import { noteFiles, onClient } from '../files/fileUse.ts'
import { job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/queue.ts'
import { mail } from '../tables.ts'
import { composeMail } from './compose.ts'
import type { MailDesk } from './letter.ts'
import { type Mail, type MailAttachment, type MailCalendar, type Mailer, MailRefused, type RefusedRecipient } from './mailer.ts'

type Client = Pick<pg.PoolClient, 'query'>

/** Recipients an hour in each share of an account: what staff cause, and what visitors cause. One never uses up the other. */
const hourlyRecipients = 200

type Desk = { jobs: Pick<Jobs<never>, 'enqueue'>; mailer: Mailer | null; baseUrl: string }

/**
 * Mails go out by a job; without an SMTP server they stay in the outbox, where a global admin reads them. Message-IDs bear the host of
 * `baseUrl`.
 */
export const openMailDesk = ({ jobs, mailer, baseUrl }: Desk): MailDesk => ({
  mailer,
  has: async (client, id) => (await findKept(client, id, baseUrl)).length > 0,
  post: async (client, letter) => {
    const { to, subject, content, group, byVisitor = false, toVisitor = false } = letter
    const { attachments = [], calendar, id = randomUUID(), conversation = null, unsubscribe = null } = letter
    if (to.length === 0 || !to.every(isEmail)) throw new Refusal('req.val.inv', messages.invalidEmail)
    if (letter.id && (await findKept(client, id, baseUrl)).length > 0) return
    if (group && !toVisitor && !unsubscribe) await requireShare(client, { group, byVisitor, count: to.length })
    const { text, html } = composeMail(content)
    const { rows } = await client.query(
      `insert into mail (group_id, "to", subject, text, html, attachments, message_id, state, to_visitor, by_visitor, calendar,
         conversation, "references", unsubscribe)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       on conflict (message_id) do nothing returning id`,
      [
        group ?? null,
        to,
        foldSubject(subject),
        text,
        html,
        JSON.stringify(attachments),
        messageId(id, hostOf(baseUrl)),
        mailer ? 'Waiting' : 'Outbox',
        toVisitor,
        byVisitor,
        calendar ? JSON.stringify(calendar) : null,
        conversation,
        conversation === null ? [] : await readConversation(client, conversation),
        unsubscribe,
      ],
    )
    const files = { id: rows[0]?.id, GroupId: group ?? null, Attachments: [...attachments] }
    if (rows[0] && attachments.length > 0) await noteFiles(onClient(client), mail, [files])
    if (rows[0] && mailer) await jobs.enqueue(client, sendMail, { MailId: rows[0].id })
  },
})

// Names stand in it: a header has one line, of at most 250 characters.
const foldSubject = (subject: string): string => oneLine(subject).slice(0, 250).toWellFormed()

const messageId = (id: string, host: string): string => `<${id}@${host}>`

/** The host of an address, as Message-IDs and entries of calendars bear it. */
export const hostOf = (baseUrl: string): string => new URL(baseUrl).hostname.replaceAll(/[^\w.-]+/g, '')

/** 0.1.0 names this host, whatever the installation's: what it has mailed is not mailed again. */
const earlierHost = 'lintel.example'
const findKept = async (client: Client, id: string, baseUrl: string): Promise<unknown[]> =>
  (await client.query('select 1 from mail where message_id = any($1)', [[hostOf(baseUrl), earlierHost].map(host => messageId(id, host))]))
    .rows

/** What a mail of a conversation refers to: its first mail and the last ones (RFC 5322 lets long lists be cut in the middle). */
const readConversation = async (client: Client, conversation: string): Promise<string[]> => {
  const { rows } = await client.query<{ message_id: string }>(
    'select message_id from mail where conversation = $1 order by created_date, id',
    [conversation],
  )
  const ids = rows.map(row => row.message_id)
  return ids.length <= mostReferences ? ids : [...ids.slice(0, 1), ...ids.slice(1 - mostReferences)]
}
const mostReferences = 20

const requireShare = async (client: Client, { group, byVisitor, count }: { group: string; byVisitor: boolean; count: number }) => {
  const { rows } = await client.query(
    `select coalesce(sum(cardinality("to")), 0)::int as sent from mail
     where group_id = $1 and by_visitor = $2 and not to_visitor and unsubscribe is null and created_date > now() - interval '1 hour'`,
    [group, byVisitor],
  )
  if (rows[0].sent + count > hourlyRecipients) throw new Refusal('req.lim.exc')
}

/**
 * Sends one kept mail. Its Message-ID is stable, so that a mail sent twice is seen as one. A refusal for good, and the last try, leave
 * it Failed with the server's words; without a mail server it goes to the outbox. Recipients that were refused while others got it are
 * kept: only they are tried again, by themselves as long as the server says "later", and it is PartlySent as long as there are any.
 */
export const sendMail = job<{ MailId: string }>('mail.send', async ({ services: { db, files, mail, log }, last }, { MailId }) => {
  const { rows } = await db.system.query<KeptMail>(
    `select m.*, a.archived_date is not null as archived from mail m left join ${accountsName()} a on a.id = m.group_id where m.id = $1 and m.state = 'Waiting'`,
    [MailId],
  )
  const [row] = rows
  if (!row) return
  let { refused } = row
  const become = (state: State, problem: string | null) =>
    db.system.query(
      `update mail set state = $2, problem = $3, refused = $4,
         sent_date = case when $2 in ('Sent', 'PartlySent') then coalesce(sent_date, now()) else sent_date end where id = $1`,
      [MailId, state, problem, refused],
    )
  if (row.archived) return void (await become('Outbox', 'The account is archived.'))
  if (!mail.mailer) return void (await (refused.length > 0 ? become('PartlySent', row.problem) : become('Outbox', null)))
  try {
    const left = await mail.mailer.send(await mailOf(row, files))
    refused = left.map(one => one.address)
    if (left.length > 0) throw refusalOf(left)
    await become('Sent', null)
  } catch (error) {
    const over = last || error instanceof MailRefused
    const unsent = refused.length > 0 ? 'PartlySent' : 'Failed'
    await become(over ? unsent : 'Waiting', error instanceof Error ? error.message : String(error))
    log.warn({ mail: MailId, error: String(error) }, 'a mail could not be sent')
    if (!over) throw error
  }
})

const refusalOf = (left: readonly RefusedRecipient[]): Error => {
  const words = left.map(one => one.words).join('; ')
  return left.every(one => one.forGood) ? new MailRefused(words) : new Error(words)
}

type State = 'Sent' | 'PartlySent' | 'Waiting' | 'Failed' | 'Outbox'
type KeptMail = {
  to: string[]
  subject: string
  text: string
  html: string
  message_id: string
  references: string[]
  attachments: Attached[]
  calendar: MailCalendar | null
  unsubscribe: string | null
  refused: string[]
  problem: string | null
  /** Its account is out of use: nothing is sent. */
  archived: boolean
}
/** A kept mail as it is sent, with its files. */
export const mailOf = async (
  { to, subject, text, html, message_id, references, attachments, calendar, unsubscribe, refused }: KeptMail,
  files: FileStore,
): Promise<Mail> => ({
  to,
  ...(refused.length > 0 && { bringTo: refused }),
  subject: foldSubject(subject),
  text,
  html,
  messageId: message_id,
  references,
  ...(calendar && { calendar }),
  ...(unsubscribe && { unsubscribe }),
  attachments: await Promise.all(attachments.map(one => attached(files, one))),
})

type Attached = { key: string; name: string; contentType: string; contentId?: string }
const attached = async (files: FileStore, { key, name, contentType, contentId }: Attached): Promise<MailAttachment> => {
  const content = await readBytes(files, key)
  if (!content) throw new MailRefused(`The attachment ${name} is gone`)
  return { fileName: oneLine(name), contentType, content, ...(contentId && { contentId }) }
}
