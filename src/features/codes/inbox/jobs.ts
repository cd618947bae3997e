import { and, eq } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { requestNote } from '../requests/tables.ts'
import { composeRequestMail, type RequestNews } from '../visitorMails/requestLetter.server.ts'
import { readSentRequest } from '../visitorMails/sentRequest.server.ts'

/** Requests that became late within this time are searched; each is told once. */
const lateWithin = 30 * 60_000
/** Requests that one transaction tells of. */
const atOnce = 1000

/** `At`: the due date as PostgreSQL writes it, which is finer than a Date. */
type LateRequest = { GroupId: GroupId; SubjectId: string; due: Date; At: string }
type Position = Pick<LateRequest, 'At' | 'SubjectId'>

/** Tells the people of requests that nobody has finished in time: all of them, some at a time in the order of their due dates. */
export const tellOverdue = job<object>(
  'inbox.tellOverdue',
  async ({ services }) => {
    const now = new Date()
    let after: Position | undefined = { At: new Date(now.getTime() - lateWithin).toISOString(), SubjectId: NIL }
    while (after) after = await tellSome(services, after, now)
  },
  { every: '*/10 * * * *' },
)

const NIL = '00000000-0000-0000-0000-000000000000'

/** Tells of the late requests after a position; gives the next position where there may be more. */
const tellSome = ({ db, jobs }: Services, { At: from, SubjectId: last }: Position, now: Date): Promise<Position | undefined> =>
  db.asSystem('requests that are late now', async (_tx, client) => {
    const { rows } = await client.query<LateRequest>(
      `select group_id as "GroupId", id as "SubjectId", due_date as due, due_date::text as "At" from visitor_request
       where status in ('New', 'Seen', 'InProgress') and waiting_date is null and (due_date, id) > ($1::timestamptz, $2::uuid) and due_date <= $3
       order by due_date, id limit $4`,
      [from, last, now, atOnce],
    )
    const late = rows.map(({ GroupId, SubjectId, due }) => ({
      What: 'requestOverdue' as const,
      GroupId,
      SubjectId,
      Part: String(due.getTime()),
    }))
    await enqueueTelling(jobs, client, late)
    return rows.length === atOnce ? rows.at(-1) : undefined
  })

type Telling = InAccount & { RequestId: string; what: Exclude<RequestNews, 'received'>; NoteId?: string }

/** Mails the visitor what became of their request, or what the team writes, with the link to its page. Repeated, it is the same mail. */
export const tellVisitor = job<Telling>('inbox.tellVisitor', async ({ services, jobId }, { GroupId, RequestId, what, NoteId }) => {
  const { db, config, mail } = services
  await db.withPeople('mail of a request', GroupId, async (tx, client) => {
    const sent = await readSentRequest(tx, { GroupId, RequestId, baseUrl: config.baseUrl })
    if (!sent?.row.Email) return
    const [found] = NoteId ? await tx.select({ Note: requestNote.Note }).from(requestNote).where(isNote(GroupId, NoteId)) : []
    const { baseUrl, secret } = config
    const letter = composeRequestMail(sent, what, { baseUrl, secret, ...(found?.Note && { note: found.Note }) })
    await mail.post(client, { to: [sent.row.Email], id: `request.${jobId}`, group: GroupId, ...letter })
  })
})

const isNote = (GroupId: string, NoteId: string) => and(eq(requestNote.GroupId, GroupId), eq(requestNote.id, NoteId))
