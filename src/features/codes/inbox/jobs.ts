import { and, eq } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import { isLanguage } from '../../../core/words.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { webLink } from '../qr/rules.ts'
import { qrCode } from '../qr/tables.ts'
import { requestNoun } from '../requests/bookings.ts'
import { receiptOf } from '../requests/receipt.server.ts'
import { requestNote, visitorRequest } from '../requests/tables.ts'
import { letterWords } from './letterWords.ts'

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
       where status in ('New', 'Seen', 'InProgress') and (due_date, id) > ($1::timestamptz, $2::uuid) and due_date <= $3
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

type Telling = InAccount & { RequestId: string; what: 'start' | 'finish' | 'reopen' | 'note'; NoteId?: string }

/** Mails the visitor what became of their request, with the link to its page. Repeated, it is the same mail. */
export const tellVisitor = job<Telling>('inbox.tellVisitor', async ({ services, jobId }, { GroupId, RequestId, what, NoteId }) => {
  const { db, config, mail } = services
  await db.withPeople('mail of a request', GroupId, async (tx, client) => {
    const [found] = await tx
      .select({ request: visitorRequest, Address: qrCode.Address, BuildingName: building.Name })
      .from(visitorRequest)
      .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
      .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, visitorRequest.BuildingId)))
      .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId)))
    if (!found?.request.Email) return
    const note = NoteId ? await tx.select({ Note: requestNote.Note }).from(requestNote).where(isNote(GroupId, NoteId)) : []
    const { request, Address, BuildingName } = found
    const language = isLanguage(request.Language) ? request.Language : 'en'
    const t = wordsFor(letterWords, language)
    const named = { n: String(request.Number), building: BuildingName.en, noun: requestNoun(request.FunctionalityType) }
    await mail.post(client, {
      to: [request.Email],
      id: `request.${jobId}`,
      group: GroupId,
      subject: t('subject', named),
      content: {
        title: t(`title.${what}`, named),
        language,
        blocks: [
          { is: 'paragraph', text: note[0]?.Note || t(`text.${what}`, named) },
          {
            is: 'button',
            label: t('open'),
            href: `${webLink(config.baseUrl, Address)}/r/${receiptOf(config.secret, Address, RequestId)}`,
          },
        ],
        footer: t('footer', named),
      },
    })
  })
})

const isNote = (GroupId: string, NoteId: string) => and(eq(requestNote.GroupId, GroupId), eq(requestNote.id, NoteId))
