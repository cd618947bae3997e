import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addressOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import { fileFieldWords } from '../../base/fields/fileFieldWords.ts'
import type { FormField } from '../../base/fields/model.ts'
import { longestNote } from '../../base/handling/rules.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import type { Happened } from '../../property/notifications/tell.server.ts'
import { insertFeedback, type NewFeedback } from '../answers/data.ts'
import { calendarOf, whenOf } from '../bookings/calendar.server.ts'
import { webLink } from '../qr/rules.ts'
import { eventTypes } from '../requests/bookings.ts'
import { addVisitorNote, findOwnRequest, type RequestRating, rateRequest } from '../requests/data.ts'
import { noteFilesField } from '../requests/noteFiles.ts'
import { requestIdOf, requestOfReceipt } from '../requests/receipt.server.ts'
import type { ReceiptBody, Typed } from '../scanPage/model.ts'
import { fillNames } from '../scanPage/rules.ts'
import type { AnswerFiles } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { languageFor, type Params } from '../scans/visitor.server.ts'
import { type BookingForm, changeByVisitor, type FoundBooking as Found, sayTakenFor } from './bookingPart.server.ts'
import type { Bundle } from './bundle.server.ts'
import { addressFrom, type openCodes } from './codes.server.ts'
import { bodyOfFeedback, isFeedback, keepFeedbackNote } from './feedbackReceipt.server.ts'
import { readForm } from './forms.server.ts'
import { pageAskOf, takePageScore } from './pageAsk.server.ts'
import { bodyOfReceipt, formOf } from './receiptBody.server.ts'
import { show } from './showing.server.ts'
import { filesOfForm, openTaking } from './takenFiles.server.ts'

export type ReceiptParams = Params & { Params: { receipt: string } }
type ReceiptRequest = FastifyRequest<ReceiptParams>
type Handler = (request: ReceiptRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Looks a minute from one address, and notes: a receipt is not found by trying. */
const most = { look: 60, add: 20 } as const

type ShowReceipt = (
  request: ReceiptRequest,
  reply: FastifyReply,
  found: Found,
  form: ReceiptBody['form'],
  change?: BookingForm | null,
) => Promise<FastifyReply>

/** The private page of a request: how far it is, and what the visitor adds to it. */
export const openReceipts = (
  services: Services,
  codes: ReturnType<typeof openCodes>,
  bundle: Promise<Bundle>,
): Record<'open' | 'add' | 'calendar' | 'change' | 'taken' | 'rate', Handler> => {
  const find = (request: ReceiptRequest, what: keyof typeof most) => findRequest(services, codes, request, what)
  const answer = openAnswer(services, bundle)
  const sayUnknown = async (request: ReceiptRequest, reply: FastifyReply) => showUnknown(reply, await bundle, languageFor(request))
  return {
    open: async (request, reply) => {
      const found = await find(request, 'look')
      return found ? answer(request, reply, found, untouched) : sayUnknown(request, reply)
    },
    calendar: async (request, reply) => {
      const found = await find(request, 'look')
      const file = found && (await calendarFor(services, request, found))
      return file === null ? sayUnknown(request, reply) : reply.headers(calendarHeaders).send(file)
    },
    change: async (request, reply) => {
      const found = await find(request, 'add')
      if (!found) return sayUnknown(request, reply)
      const refused = await changeByVisitor(services, request, found)
      if (refused) return answer(request, reply, found, untouched, refused)
      return leadBack(reply, found.code.Address, request)
    },
    rate: async (request, reply) => {
      const found = await find(request, 'add')
      return found
        ? leadBack(reply, found.code.Address, request, await takePageScore(services, request, found))
        : sayUnknown(request, reply)
    },
    taken: async (request, reply) => {
      const found = await find(request, 'look')
      return reply.headers(plainText).send(found ? await sayTakenFor(services, request, found) : '')
    },
    add: async (request, reply) => {
      const found = await find(request, 'add')
      if (!found) return sayUnknown(request, reply)
      const form = await addNote(services, request, found)
      return form ? answer(request, reply, found, form) : leadBack(reply, found.code.Address, request)
    },
  }
}

/** Shows a private page as it stands now. */
const openAnswer =
  ({ db, config }: Services, bundle: Promise<Bundle>): ShowReceipt =>
  async (request, reply, { code, RequestId }, form, change = null) => {
    const language = languageFor(request)
    const action = `/q/${code.Address}/r/${request.params.receipt}`
    const body = await db.withTenant(code.GroupId, async tx => {
      const [reading, forms] = [
        { tx, code, language, secret: config.secret },
        { form, change, action: `${action}?lang=${language}`, pageAsk: pageAskOf(request, action, language) },
      ]
      return (await bodyOfReceipt(reading, RequestId, forms)) ?? (await bodyOfFeedback(reading, RequestId, forms))
    })
    if (!body) return show(reply, await bundle, 404, { code, language, token: null, body: { page: 'Unknown' } })
    return show(reply, await bundle, change?.status ?? statusOf(form), { code, language, token: null, body, at: action })
  }

/** Keeps what a visitor adds. Gives the form with its problems where something is wrong; then nothing is kept. */
const addNote = async (services: Services, request: ReceiptRequest, found: Found): Promise<ReceiptBody['form'] | null> => {
  const ofFeedback = await services.db.withTenant(found.code.GroupId, tx => isFeedback(tx, feedbackIn(found)))
  const { values, files, sums, shown, problems: refused } = await readNote(services, request, found, ofFeedback ? [] : [noteFilesField])
  const { Note } = values
  const Score = ofFeedback ? undefined : values.Score
  const Files = files[noteFilesField.Code] ?? []
  const problems = { ...problemsOf({ Note, Score, Files }, languageFor(request)), ...refused }
  if (Object.keys(problems).length === 0) {
    await keepAndTell(services, found, { Note, Score, Files }, sums)
    return null
  }
  return {
    values: { ...(Note && { Note }), ...(Score && { Score }) },
    problems,
    files: shown(found.RequestId)[noteFilesField.Code] ?? [],
  }
}

const feedbackIn = ({ code, RequestId }: Found) => ({ code, AnswerId: RequestId })

const untouched: ReceiptBody['form'] = { values: {}, problems: {}, files: [] }
const leadBack = (reply: FastifyReply, address: string, request: ReceiptRequest, more = ''): FastifyReply => {
  const location = `/q/${address}/r/${request.params.receipt}?lang=${languageFor(request)}${more}`
  return reply.code(303).headers({ location, 'cache-control': 'no-store' }).send()
}

const findRequest = async (
  { limits, config }: Services,
  codes: ReturnType<typeof openCodes>,
  request: ReceiptRequest,
  what: keyof typeof most,
): Promise<Found | null> => {
  await limits.take(`scan-receipt-${what}:${addressOf(config.secret, request)}`, most[what])
  const address = addressFrom(request.params.code)
  const code = address === null ? null : await codes.find(address)
  const RequestId = code && requestOfReceipt(config.secret, code.Address, request.params.receipt)
  return code && RequestId ? { code, RequestId } : null
}

const statusOf = ({ problems }: ReceiptBody['form']): number => (Object.keys(problems).length > 0 ? 422 : 200)

/** A sentence for the page, which no one keeps. */
export const plainText = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
  'content-disposition': 'attachment; filename="event.ics"',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const calendarFor = async ({ db, config }: Services, request: ReceiptRequest, { code, RequestId }: Found): Promise<string | null> => {
  const [row] = await db.withTenant(code.GroupId, tx => findOwnRequest(tx, code, RequestId))
  const url = `${webLink(config.baseUrl, code.Address)}/r/${request.params.receipt}`
  const when = row && whenOf(row, formOf(code, row))
  return row && when ? calendarOf(row, { building: code.building, when, language: languageFor(request), url }) : null
}

const showUnknown = (reply: FastifyReply, bundle: Bundle, language: Language): FastifyReply =>
  show(reply, bundle, 404, { code: null, language, token: null, body: { page: 'Unknown' } })

type Said = { Note: string | undefined; Score: string | undefined; Files: AnswerFiles[string] }

const keepAndTell = ({ db, jobs }: Services, found: Found, said: Said, sums: Parameters<typeof keep>[3]): Promise<void> =>
  db.withTenant(found.code.GroupId, async (tx, client) => {
    const told = await keep({ tx, client }, found, said, sums)
    if (told) await enqueueTelling(jobs, client, [{ GroupId: found.code.GroupId, ...told }])
  })

/** Reads what a visitor adds, with its files: they are bound to the request. */
const readNote = async (
  { db, files, config: { secret, baseUrl } }: Services,
  request: ReceiptRequest,
  { code, RequestId }: Found,
  fields: readonly FormField[],
) => {
  const of = { db, files, baseUrl, secret, code, visit: RequestId, address: addressOf(secret, request), language: languageFor(request) }
  const { taken, take } = openTaking(of, fields, Number(request.headers['content-length']))
  const names = ['Key', 'Nickname', 'Seconds', 'Note', 'Score']
  const typed = await readForm(request, { names, isField: name => /^Files(\.[fx]\d{1,2})?$/.test(name), take })
  return filesOfForm(of, fields, typed, taken)
}

const problemsOf = ({ Note, Score, Files }: Said, language: Language): Typed => {
  const t = scanWords[language]
  if (!Note && !Score && Files.length === 0) return { Note: t.noteNeeded }
  if (Files.length > noteFilesField.Most)
    return { [noteFilesField.Code]: fillNames(fileFieldWords[language].most, { n: noteFilesField.Most }) }
  if (Score !== undefined && !/^[1-5]$/.test(Score)) return { Score: t.outside }
  return Note !== undefined && Note.length > longestNote ? { Note: fillNames(t.tooLong, { n: longestNote }) } : {}
}

type Told = Omit<Happened, 'GroupId'>
type Writing = { tx: Tx; client: Parameters<typeof insertFeedback>[0] }
/** What is sent twice counts once: a note has the id that follows from its words. Gives what the people of the building are told. */
const keep = async ({ tx, client }: Writing, found: Found, { Note, Score, Files }: Said, sums: Typed): Promise<Told | null> => {
  const { RequestId, code } = found
  const at = { tx, GroupId: code.GroupId, now: new Date() }
  if (Score !== undefined) {
    const rating = { Score: Number(Score), ScoreComment: Note ?? null }
    const rated = await rateRequest(at, RequestId, rating)
    if (rated) await insertFeedback(client, ratingAnswer(found, rated.FunctionalityType, rating, at.now))
    return rated ? { What: 'requestRated', SubjectId: RequestId } : null
  }
  const id = requestIdOf(RequestId, 'note', { ...(Note && { Note }), ...sums })
  if (await isFeedback(tx, feedbackIn(found)))
    return (await keepFeedbackNote(tx, feedbackIn(found), { id, Note: Note ?? '' })) ? { What: 'feedbackNote', SubjectId: id } : null
  return (await addVisitorNote(at, RequestId, { id, Note: Note ?? '', Files })) ? { What: 'requestNote', SubjectId: id } : null
}

/** A rating of a request, or of an event that somebody registered for, as an answer: dashboards tell it apart by its source. */
const ratingAnswer = ({ code, RequestId }: Found, type: string, { Score, ScoreComment }: RequestRating, SubmitDate: Date): NewFeedback => {
  const { GroupId, QrCodeId, QrType, EntityType, building } = code
  const Source = eventTypes.some(one => one === type) ? 'Event' : 'Request'
  const place = { GroupId, BuildingId: building.id, QrCodeId, QrType, EntityType, TimeZone: building.TimeZone }
  return { id: requestIdOf(RequestId, 'rating', {}), ...place, Source, Score, Text: ScoreComment, SubmitDate }
}
