import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { cutAtWord } from '../../core/oneLine.ts'
import { isPhone } from '../../core/phone.ts'
import { messages, Refusal } from '../../core/problem.ts'
import { accountsName } from '../db/tenants.ts'
import { type InAccount, type Job, job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/queue.ts'
import { TextRefused, type TextSender } from './sender.ts'
import type { TextDesk } from './text.ts'

type Client = Pick<pg.PoolClient, 'query'>

const longest = 480
/** Texts of an account: what staff cause, and what visitors cause. One never uses up the other. Each text costs money, so a day has its bound. */
export const mostTexts = { staff: { hour: 200, day: 1000 }, visitors: { hour: 100, day: 200 } } as const

/** Text messages go out by a job; without a provider they stay in the outbox, where a global admin reads them. */
export const openTextDesk = (jobs: Pick<Jobs<never>, 'enqueue' | 'enqueueAt'>, sender: TextSender | null): TextDesk => ({
  sender,
  post: async (client, { group, to, text, id, byVisitor = false, waits = false }) => {
    if (!isPhone(to)) throw new Refusal('req.val.inv', messages.format)
    const start = waits && sender ? await readTextStart(client, group) : null
    if (!waits) await requireShare(client, group, byVisitor)
    const { rows } = await client.query(
      `insert into text_message (group_id, id, "to", text, state, by_visitor, problem) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (group_id, id) do nothing returning id`,
      [group, id, `+${to}`, fitText(text), sender ? 'Waiting' : 'Outbox', byVisitor, start && sayWaiting(start)],
    )
    if (!rows[0] || !sender) return
    if (start) await jobs.enqueueAt(client, sendText, start, { GroupId: group, TextId: id })
    else await jobs.enqueue(client, sendText, { GroupId: group, TextId: id })
  },
})

/** At most 480 characters, cut at the end of a word; control and direction characters become blanks. */
export const fitText = (text: string): string => {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]|(?!\n)\p{Cc}/gu, ' ')
    .trim()
  return plain.length <= longest ? plain : cutAtWord(plain, longest - 1)
}

/** What is kept of a text that waits for its share; the outbox tells it by these words. */
const sayWaiting = (start: Date): string => `The share of texts is used up until ${start.toISOString()}`
const waitsForShare = (problem: string | null): boolean => problem?.startsWith('The share of texts is used up') === true

/**
 * From when on staff of an account can send the next text: `at` is null where they can now. A text counts when it went out, one that waits
 * when it was written. `sent`: of those alone that have gone out.
 */
export const textStart = (group: string, { sent = false }: { sent?: boolean } = {}): SQL => {
  const counted = sent ? sql`state = 'Sent'` : sql`state <> 'Outbox'`
  const afterLast = (most: number, window: string) => sql`(select coalesce(sent_date, created_date) + ${window}::interval from text_message
    where group_id = ${group} and not by_visitor and ${counted} and created_date > now() - interval '7 days'
    order by coalesce(sent_date, created_date) desc offset ${most - 1} limit 1)`
  const { hour, day } = mostTexts.staff
  return sql`select nullif(greatest(now(), ${afterLast(hour, '1 hour')}, ${afterLast(day, '1 day')}), now()) as at`
}

const readTextStart = async (client: Client, group: string, of?: { sent: boolean }): Promise<Date | null> => {
  const { sql: text, params } = new PgDialect().sqlToQuery(textStart(group, of))
  return (await client.query<{ at: Date | null }>(text, params)).rows[0]?.at ?? null
}

const requireShare = async (client: Client, group: string, byVisitor: boolean) => {
  const { rows } = await client.query(
    `select count(*)::int as day, (count(*) filter (where created_date > now() - interval '1 hour'))::int as hour
     from text_message where group_id = $1 and by_visitor = $2 and created_date > now() - interval '1 day'`,
    [group, byVisitor],
  )
  const { hour, day } = mostTexts[byVisitor ? 'visitors' : 'staff']
  if (rows[0].hour >= hour || rows[0].day >= day) throw new Refusal('req.lim.exc')
}

/** Sends one kept message. A refusal for good, and the last try, leave it Failed with the provider's words. */
export const sendText: Job<InAccount & { TextId: string }> = job(
  'sms.send',
  async ({ services: { db, sms, jobs, log }, last }, { GroupId, TextId }): Promise<void> => {
    const { rows } = await db.system.query<{ to: string; text: string; problem: string | null; archived: boolean }>(
      `select t."to", t.text, t.problem, a.archived_date is not null as archived from text_message t join ${accountsName()} a on a.id = t.group_id
       where t.group_id = $1 and t.id = $2 and t.state = 'Waiting'`,
      [GroupId, TextId],
    )
    const [row] = rows
    if (!row) return
    const become = (state: 'Waiting' | 'Sent' | 'Outbox' | 'Failed', problem: string | null) =>
      db.system.query(`update text_message set state = $3, problem = $4, sent_date = $5 where group_id = $1 and id = $2`, [
        GroupId,
        TextId,
        state,
        problem,
        state === 'Sent' ? new Date() : null,
      ])
    if (row.archived) return void (await become('Outbox', 'The account is archived.'))
    if (!sms.sender) return void (await become('Outbox', null))
    // Others may have used the share since it was planned.
    const start = waitsForShare(row.problem) ? await readTextStart(db.system, GroupId, { sent: true }) : null
    if (start) {
      await become('Waiting', sayWaiting(start))
      return jobs.enqueueAt(db.system, sendText, start, { GroupId, TextId })
    }
    try {
      await sms.sender.send({ id: TextId, to: row.to, text: row.text })
      await become('Sent', null)
    } catch (error) {
      const over = last || error instanceof TextRefused
      await become(over ? 'Failed' : 'Waiting', error instanceof Error ? error.message : String(error))
      log.warn({ text: TextId, error: String(error) }, 'a text message could not be sent')
      if (!over) throw error
    }
  },
)
