import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { momentOf, uuidv7 } from '../../../platform/db/uuidv7.ts'
import { addressOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import type { ScanFiles } from '../../base/fields/model.ts'
import { findEmailField } from '../functionalities/emailField.ts'
import { findScannable, typeButtons } from '../functionalities/scannables.server.ts'
import { receiptOf, requestIdOf } from '../requests/receipt.server.ts'
import { type LowScore, lowScores, type Typed } from '../scanPage/model.ts'
import { type Answer, AnswerRefused, type Code, type CodeItem, type Scannable } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { traitsOf, wasOpenedBefore } from '../scans/openedBefore.server.ts'
import { languageFor, linkQuery, type Params } from '../scans/visitor.server.ts'
import { recordClick, recordStay, type Visit } from '../scans/visits.server.ts'
import type { Bundle } from './bundle.server.ts'
import { addressFrom, type openCodes } from './codes.server.ts'
import { proveEmail } from './confirmEmail.server.ts'
import { itemAsked, mayAnswer, shutBody } from './entry.server.ts'
import { type FormSent, type KeepForm, openFormKeeper } from './formKeeper.server.ts'
import { pinsTyped } from './grants.server.ts'
import { readAnswer } from './readAnswer.server.ts'
import { bodyOf, show } from './showing.server.ts'
import { typedOf } from './typed.server.ts'
import { isTooFast, secondsSince, visitOf, visitToken } from './visitToken.server.ts'

type AnswerRequest = FastifyRequest<Params>
type Handler = (request: AnswerRequest, reply: FastifyReply) => Promise<FastifyReply>
/** Forms a minute from one address and for one code; what pages tell by themselves has limits of its own, so that it never costs a form. */
const most = { answer: { perAddress: 30, perCode: 600 }, tell: { perAddress: 120, perCode: 3000 } } as const
/** The buttons of our own pages, as the statistics name them. */
const buttons: Readonly<Record<string, string>> = { website: 'Website', phone: 'Phone', ...typeButtons }
const submitButton = 'Submit'

/** What pages send: a form, the end of a stay, a tap. */
export const openAnswers = (
  services: Services,
  codes: ReturnType<typeof openCodes>,
  bundle: Promise<Bundle>,
): Record<'answer' | 'thanks' | 'visit' | 'click', Handler> => {
  const { db, limits, config } = services
  const keepForm = openFormKeeper(services)
  const codeIn = async (request: AnswerRequest, what: keyof typeof most): Promise<Code | null> => {
    const address = addressFrom(request.params.code)
    const code = address === null ? null : await codes.find(address)
    if (!code) return null
    const { perAddress, perCode } = most[what]
    const name = `scan-${what}:${code.Address}`
    await limits.take(`${name}:${addressOf(config.secret, request)}`, perAddress, { next: { key: name, perMinute: perCode } })
    return code
  }
  const beacon =
    (store: (visit: Visit, typed: Typed, request: AnswerRequest) => Promise<void>): Handler =>
    async (request, reply) => {
      const code = await codeIn(request, 'tell')
      // `again` is of pages that were opened before 0.2.0; nothing reads it
      const typed = typedOf(request, ['token', 'seconds', 'engaged', 'again', 'item'])
      const visit = code && visitOf(config.secret, code.Address, typed.token, 24)
      if (code && visit && code.building.TrackScanData) await store({ code, visit }, typed, request)
      return reply.code(204).header('cache-control', 'no-store').send()
    }
  return {
    visit: beacon((visit, typed, request) => {
      const isRepeat = (tx: Tx) => wasOpenedBefore(tx, visit, traitsOf(request))
      return recordStay(db, visit, { seconds: Number(typed.seconds), engaged: typed.engaged === '1', isRepeat })
    }),
    click: beacon(async (visit, typed) => {
      const item = Object.hasOwn(buttons, typed.item ?? '') ? buttons[typed.item ?? ''] : undefined
      if (item) await recordClick(db, visit, { item, seconds: Number(typed.seconds) })
    }),
    thanks: async (request, reply) => {
      const address = addressFrom(request.params.code)
      const code = address === null ? null : await codes.find(address)
      const language = languageFor(request)
      if (!code) return show(reply, await bundle, 404, { code, language, token: null, body: { page: 'Unknown' } })
      const found = formIn(code, request.query.i)
      const text = found?.how.thanks?.({ item: found.item, language }) ?? null
      const after = lowScores.find(one => one === request.query.after) ?? null
      const body = { page: 'Thanks', text, after } as const
      return show(reply, await bundle, 200, { code, language, token: null, body, ...inHub(code, found?.item) })
    },
    answer: async (request, reply) =>
      answer({ services, keepForm, bundle: await bundle, code: await codeIn(request, 'answer'), request, reply }),
  }
}

type Answering = { services: Services; keepForm: KeepForm; bundle: Bundle; code: Code | null; request: AnswerRequest; reply: FastifyReply }
const answer = async ({ services, keepForm, bundle, code, request, reply }: Answering): Promise<FastifyReply> => {
  const language = languageFor(request)
  const { secret, formSeconds } = services.config
  if (!code || code.Retired) {
    const page = code ? 'Retired' : 'Unknown'
    return show(reply, bundle, code ? 410 : 404, { code, language, token: null, body: { page } })
  }
  const found = formIn(code, request.query.i)
  if (!found) throw new Refusal('req.val.inv')
  const { item, how } = found
  const read = await readAnswer(services, request, { code, ...found })
  const { Key, Nickname, Seconds, visit, wasOpened, values, files, sums } = read
  const leadTo = (page: string) =>
    reply
      .code(303)
      .headers({ location: `/q/${code.Address}/${page}`, 'cache-control': 'no-store' })
      .send()
  const thanks = (after = '') => leadTo(`thanks?lang=${language}${code.items.length > 1 ? `&i=${item.id}` : ''}${after}`)
  if (Nickname !== undefined) return thanks() // only programs fill in what nobody sees
  const moment = Date.now()
  const entering = { pins: pinsTyped(secret, code, request), moment }
  const standing = mayAnswer(code, item, entering, visit ? momentOf(visit) : moment)
  if (standing !== 'Open') {
    const body = shutBody(code, item, { standing, moment, language, query: linkQuery(request, Key) })
    return show(reply, bundle, 403, { code, language, token: null, body })
  }
  const RequestId = requestIdOf(visit ?? uuidv7(), item.id, { ...values, ...sums })
  const given = { RequestId, code, item, language, values, files, now: new Date() }
  // A phone that has kept an answer for days sends it again at once.
  const again = visit ?? uuidv7(Date.now() - (wasOpened ? formSeconds * 1000 : 0))
  const shown = { code, language, token: visit && Key ? Key : visitToken(secret, code.Address, again), ...inHub(code, item) }
  const showForm = (problems: Typed, status = 422) =>
    show(reply, bundle, status, { ...shown, body: bodyOf({ ...given, problems, files: read.shown(again) }) })
  const wrong = findWrong(how, given, { ...read, formSeconds })
  if (!visit || Object.keys(wrong).length > 0) return showForm(wrong)
  const email = emailOf(item, values)
  if (email !== null) {
    if (read.proof.EmailWay === 'back') return showForm({}, 200)
    const asked = await proveEmail({ services, request, code, visit, email, language, proof: read.proof })
    const body = asked && { page: 'Confirm' as const, email, ...asked, fields: allFields(values, read.shown(visit)) }
    if (body) return show(reply, bundle, body.problem ? 422 : 200, { ...shown, body })
  }
  const seconds = Seconds === undefined ? secondsSince(visit) : Number(Seconds)
  const click = code.building.TrackScanData ? { item: submitButton, seconds } : null
  const problems = await keep(keepForm, { visit: { code, visit }, click, ...toKeep(how, given, addressOf(secret, request)) })
  if (Object.keys(problems).length > 0) return showForm(problems)
  return how.request ? leadTo(`r/${receiptOf(secret, code.Address, RequestId)}?lang=${language}`) : thanks(afterLow(how, given))
}

type Judged = Pick<Awaited<ReturnType<typeof readAnswer>>, 'visit' | 'problems'> & { formSeconds: number }
/** What keeps a form from being kept, before anything is asked of the database. */
const findWrong = (how: Scannable, given: Answer, { visit, problems, formSeconds }: Judged): Typed => {
  const t = scanWords[given.language]
  if (!visit) return { '': t.again }
  const wrong = { ...how.problems?.(given), ...problems }
  if (Object.keys(wrong).length > 0) return wrong
  if (isTooFast(visit, formSeconds)) return { '': t.tooFast }
  const field = emailFieldOf(given.item)
  return field && !given.values[field.Code] ? { [field.Code]: t.emailNeeded } : {}
}

/** The field whose address is to be proven before a form of the item is kept. */
const emailFieldOf = ({ Rules, FunctionalityType, Form }: CodeItem) =>
  Rules.ConfirmEmail ? findEmailField(FunctionalityType, Form) : undefined
const emailOf = (item: CodeItem, values: Typed): string | null => values[emailFieldOf(item)?.Code ?? '']?.toLowerCase() ?? null

/** What is kept of an answer, under which name, and what is mailed of it; `From`: who has sent it, as limits know callers. */
const toKeep = (how: Scannable, given: Answer, From: string): Omit<FormSent, 'visit' | 'click'> => {
  const { RequestId, item } = given
  return {
    what: `answer/${RequestId}`, // follows from visit, item and words: another answer from the same page is another one
    alone: how.alone?.(item.Form) ?? true,
    receipt: addressIn(how, given) ? { RequestId, From } : null,
    work: async db => how.store?.(db, given),
  }
}

/** Which page follows a low score, as its address says. */
const afterLow = (how: Scannable, given: Answer): string => {
  if (!how.isLow?.(given.values)) return ''
  const after: LowScore = addressIn(how, given) ? 'LowMail' : 'Low'
  return `&after=${after}`
}

/** The address that a visitor has left, to which the private page is mailed. */
const addressIn = (how: Scannable, { item, values }: Answer): string | null => {
  const field = findEmailField(item.FunctionalityType, item.Form)
  return how.address ? how.address({ item, values }) : (field && values[field.Code]) || null
}

/** What a form said, with what names its files. */
const allFields = (values: Typed, shown: ScanFiles): { name: string; value: string }[] => [
  ...Object.entries(values).map(([name, value]) => ({ name, value })),
  ...Object.entries(shown).flatMap(([Code, files]) => files.map(({ token }, i) => ({ name: `${Code}.f${i}`, value: token }))),
]

/** Keeps an answer once; gives what keeps it from being kept. */
const keep = async (keepForm: KeepForm, form: FormSent): Promise<Typed> => {
  try {
    await keepForm(form)
    return {}
  } catch (error) {
    if (error instanceof AnswerRefused) return error.problems
    throw error
  }
}

/** Which item of a hub a page is about. */
const inHub = (code: Code, item: CodeItem | undefined) => (code.items.length > 1 && item ? { item: item.id } : {})

/** The item whose form was sent: the only one, or the one that the address names. */
type FoundItem = { item: CodeItem; how: Scannable }
export const formIn = (code: Code, asked: string | undefined): FoundItem | null => {
  const item = itemAsked(code, asked)
  const how = item && findScannable(item.FunctionalityType)
  return item && how?.store ? { item, how } : null
}
