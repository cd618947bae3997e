import { and, asc, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addressOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import { type PrintedAnswer, readSubmission } from '../../base/fields/data.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import { isWork } from '../functionalities/definition.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { addVisitorNote, rateRequest } from '../requests/data.ts'
import { requestIdOf, requestOfReceipt } from '../requests/receipt.server.ts'
import { longestNote } from '../requests/rules.ts'
import { requestNote, visitorRequest } from '../requests/tables.ts'
import type { ReceiptBody, Typed } from '../scanPage/model.ts'
import { filled } from '../scanPage/rules.ts'
import type { Code } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import type { Bundle } from './bundle.server.ts'
import { addressFrom, type openCodes } from './codes.server.ts'
import { show } from './showing.server.ts'
import { typedOf } from './typed.server.ts'
import { languageFor, type Params } from './visitor.server.ts'

export type ReceiptParams = Params & { Params: { receipt: string } }
type Asked = FastifyRequest<ReceiptParams>
type Handler = (request: Asked, reply: FastifyReply) => Promise<FastifyReply>

/** Looks a minute from one address, and notes: a receipt is not found by trying. */
const most = { look: 60, add: 20 } as const

/** The private page of a request: how far it is, and what the visitor adds to it. */
export const openReceipts = (
  { db, limits, config }: Services,
  codes: ReturnType<typeof openCodes>,
  bundle: Promise<Bundle>,
): Record<'open' | 'add', Handler> => {
  const find = async (request: Asked, what: keyof typeof most): Promise<{ code: Code; RequestId: string } | null> => {
    await limits.take(`scan-receipt-${what}:${addressOf(config.secret, request)}`, most[what])
    const address = addressFrom(request.params.code)
    const code = address === null ? null : await codes.find(address)
    const RequestId = code && requestOfReceipt(config.secret, code.Address, request.params.receipt)
    return code && RequestId ? { code, RequestId } : null
  }
  const answer = async (request: Asked, reply: FastifyReply, { code, RequestId }: Found, form: ReceiptBody['form']) => {
    const language = languageFor(request)
    const action = `/q/${code.Address}/r/${request.params.receipt}`
    const body = await db.withTenant(code.GroupId, tx =>
      bodyOfReceipt({ tx, code, language }, RequestId, form, `${action}?lang=${language}`),
    )
    if (!body) return show(reply, await bundle, 404, { code, language, token: null, body: { page: 'Unknown' } })
    const status = Object.keys(form.problems).length > 0 ? 422 : 200
    return show(reply, await bundle, status, { code, language, token: null, body, at: action })
  }
  return {
    open: async (request, reply) => {
      const found = await find(request, 'look')
      if (found) return answer(request, reply, found, { values: {}, problems: {} })
      return show(reply, await bundle, 404, { code: null, language: languageFor(request), token: null, body: { page: 'Unknown' } })
    },
    add: async (request, reply) => {
      const found = await find(request, 'add')
      if (!found)
        return show(reply, await bundle, 404, { code: null, language: languageFor(request), token: null, body: { page: 'Unknown' } })
      const language = languageFor(request)
      const { Note, Score } = typedOf(request, ['Key', 'Nickname', 'Seconds', 'Note', 'Score'])
      const problems = problemsOf({ Note, Score }, language)
      if (Object.keys(problems).length > 0)
        return answer(request, reply, found, { values: { ...(Note && { Note }), ...(Score && { Score }) }, problems })
      await db.withTenant(found.code.GroupId, tx => keep(tx, found, { Note, Score }))
      const location = `/q/${found.code.Address}/r/${request.params.receipt}?lang=${language}`
      return reply.code(303).headers({ location, 'cache-control': 'no-store' }).send()
    },
  }
}

type Found = { code: Code; RequestId: string }
type Said = { Note: string | undefined; Score: string | undefined }

const problemsOf = ({ Note, Score }: Said, language: Language): Typed => {
  const t = scanWords[language]
  if (!Note && !Score) return { Note: t.noteNeeded }
  if (Score !== undefined && !/^[1-5]$/.test(Score)) return { Score: t.outside }
  return Note !== undefined && Note.length > longestNote ? { Note: filled(t.tooLong, { n: longestNote }) } : {}
}

/** What is sent twice counts once: a note has the id that follows from its words. */
const keep = async (tx: Tx, { code: { GroupId }, RequestId }: Found, { Note, Score }: Said): Promise<void> => {
  const now = new Date()
  if (Score !== undefined) await rateRequest({ tx, GroupId, now }, RequestId, { Score: Number(Score), ScoreComment: Note ?? null })
  else if (Note !== undefined) await addVisitorNote({ tx, GroupId, now }, RequestId, { id: requestIdOf(RequestId, 'note', { Note }), Note })
}

type Reading = { tx: Tx; code: Code; language: Language }
const bodyOfReceipt = async (
  { tx, code, language }: Reading,
  RequestId: string,
  form: ReceiptBody['form'],
  action: string,
): Promise<ReceiptBody | null> => {
  const { GroupId } = code
  const [row] = await tx
    .select()
    .from(visitorRequest)
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId), eq(visitorRequest.QrCodeId, code.QrCodeId)))
  if (!row) return null
  const notes = await tx
    .select()
    .from(requestNote)
    .where(and(eq(requestNote.GroupId, GroupId), eq(requestNote.RequestId, RequestId), eq(requestNote.ForVisitor, true)))
    .orderBy(asc(requestNote.CreatedDate), asc(requestNote.id))
  const sent = await readSubmission({ tx, GroupId }, row.SubmissionId, language)
  const t = scanWords[language]
  const definition = definitionOf(row.FunctionalityType)
  const work = definition === undefined || isWork(definition.purpose)
  const moments = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: code.building.TimeZone,
  })
  return {
    page: 'Receipt',
    title: definition?.Label[language] ?? t.receiptTitle,
    number: String(row.Number),
    status: work ? t[`status${row.Status}`] : t.statusNew,
    isDone: row.Status === 'Done',
    warning: (sent.some(({ Failed }) => Failed) && definition?.Warning?.[language]) || null,
    sent: sent.map(one => shownAnswer(one, language)),
    notes: notes.map(({ UserId, CreatedDate, Note }) => ({ own: UserId === null, when: moments.format(CreatedDate), text: Note })),
    asks: work ? asksNow(row) : null,
    form,
    action,
  }
}

/** An open request takes a note, a finished one its rating, once. */
const asksNow = ({ Status, Score }: typeof visitorRequest.$inferSelect): ReceiptBody['asks'] => {
  if (Status === 'Done') return Score === null ? 'score' : null
  return Status === 'Cancelled' ? null : 'note'
}

const shownAnswer = ({ Question, Text }: PrintedAnswer, language: Language) => ({ question: fieldTextIn(Question, language), answer: Text })
