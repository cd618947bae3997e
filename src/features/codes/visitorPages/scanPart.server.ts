import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayIn, hourIn } from '../../../core/days.ts'
import type { Language } from '../../../core/words.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { refusalOf } from '../../../platform/gate/refuse.ts'
import type { Part } from '../../../platform/http/server.ts'
import { safeUrl } from '../../../platform/safeUrl.ts'
import type { Services } from '../../../platform/services.ts'
import { videoPage } from '../functionalities/families/telling/videoPage.server.ts'
import { blankType, isPaused, isReplaced } from '../qr/life.ts'
import type { ScanBody, StateBody } from '../scanPage/model.ts'
import type { Code, CodeItem } from '../scanPage/scannable.server.ts'
import { openRecorder } from '../scans/recorder.server.ts'
import { openNoter } from '../scans/refusedLog.server.ts'
import { languageFor, linkQuery, type Params, sourceOf, visitorOf } from '../scans/visitor.server.ts'
import { recordTap } from '../scans/visits.server.ts'
import { openAnswers } from './answers.server.ts'
import { type Bundle, loadBundle } from './bundle.server.ts'
import { addressFrom, openCodes } from './codes.server.ts'
import { hubBody, itemAsked, itemStanding, shutBody } from './entry.server.ts'
import { readParts } from './forms.server.ts'
import { pinsTyped } from './grants.server.ts'
import { openPinPage, showPin } from './pinPage.server.ts'
import { openReceipts, type ReceiptParams } from './receipts.server.ts'
import { anyToken, bodyOf, show, showFrame, showHub, spotOf } from './showing.server.ts'
import { addStatements, statementRoutes } from './statements.server.ts'
import { tellTaken } from './takenHours.server.ts'
import { readForms } from './typed.server.ts'
import { addUploads } from './uploads.server.ts'
import { secondsSince, visitOf, visitToken } from './visitToken.server.ts'

type ScanRequest = FastifyRequest<Params>

/** Hours for which a visit's token keeps another look at the page from being counted as another scan. */
const sameVisitHours = 1
const paths = ['/q/:code', '/Q/:code']

/** What a printed code opens: `/q/{code}`. `bundle`: the folder of the built pages. */
export const scanPart = (services: Services, { bundle: folder }: { bundle?: string } = {}): Part => ({
  name: 'scan',
  routes: [
    ...paths,
    '/Q/:code/*',
    '/q/:code/thanks',
    ...statementRoutes,
    '/q/:code/visit',
    '/q/:code/click',
    '/q/:code/r/:receipt',
    ...['calendar.ics', 'booking', 'taken', 'page'].map(one => `/q/:code/r/:receipt/${one}`),
    '/q/:code/taken',
    '/q/:code/pin',
    '/q/:code/files',
    '/q/:code/files/:upload',
    '/scan/preview',
    '/scan/:file',
    '/video',
  ],
  add: async (app: FastifyInstance) => {
    const bundle = loadBundle(folder).catch(error => {
      services.log.warn(String(error.message))
      return Promise.reject(error)
    })
    bundle.catch(() => {}) // told above; codes that lead elsewhere work without the pages
    await app.register(async scope => addRoutes(scope, services, bundle))
  },
})

const lean = { helmet: false } as const

const addReceipts = (scope: FastifyInstance, receipts: ReturnType<typeof openReceipts>): void => {
  scope.get<ReceiptParams>('/q/:code/r/:receipt', lean, receipts.open)
  scope.get<ReceiptParams>('/q/:code/r/:receipt/calendar.ics', lean, receipts.calendar)
  scope.post<ReceiptParams>('/q/:code/r/:receipt/booking', lean, receipts.change)
  scope.get<ReceiptParams>('/q/:code/r/:receipt/taken', lean, receipts.taken)
  scope.post<ReceiptParams>('/q/:code/r/:receipt/page', lean, receipts.rate)
}

const addRoutes = (scope: FastifyInstance, services: Services, bundle: Promise<Bundle>) => {
  const codes = openCodes(services)
  const recorder = openRecorder(services.db)
  const answers = openAnswers(services, codes, bundle)
  const receipts = openReceipts(services, codes, bundle)
  const pin = openPinPage(services, codes, bundle)
  const context: Context = { services, codes, recorder, bundle }
  readForms(scope)
  scope.addHook('onRequest', takeFirstOfEach)
  scope.addHook('onClose', async () => {
    codes.close()
    await recorder.close()
  })
  scope.setErrorHandler(async (error, request, reply) => {
    const pages = await bundle.catch((cause: Error) => cause)
    return pages instanceof Error ? reply.code(503).type('text/plain').send(pages.message) : sayWhy(pages, request, reply, error)
  })
  for (const path of paths) {
    scope.get<Params>(path, lean, (request, reply) => open(context, request, reply))
  }
  // Who adds to the printed address, which is in capitals, means the same page.
  scope.get('/Q/:code/*', lean, (request, reply) => reply.redirect(request.url.replace(/^\/Q\//, '/q/'), 308))
  scope.register(async forms => {
    await readParts(forms)
    for (const path of paths) forms.post<Params>(path, lean, answers.answer)
    forms.post<ReceiptParams>('/q/:code/r/:receipt', lean, receipts.add)
  })
  scope.register(async uploads => addUploads(uploads, services, codes))
  scope.get<Params>('/q/:code/thanks', lean, answers.thanks)
  addStatements(scope, lean, { services, codes, bundle })
  addReceipts(scope, receipts)
  scope.get<Params>('/q/:code/taken', lean, (request, reply) => tellTaken(services, codes, request, reply))
  scope.get<Params>('/q/:code/pin', lean, pin.open)
  scope.post<Params>('/q/:code/pin', lean, pin.take)
  scope.post<Params>('/q/:code/visit', lean, answers.visit)
  scope.post<Params>('/q/:code/click', lean, answers.click)
  scope.get<Params>('/video', lean, async (request, reply) => {
    const language = languageFor(request)
    const { status, body } = videoPage(request.query.url ?? '', language)
    return show(reply, await bundle, status, { code: null, language, token: null, body })
  })
  scope.get('/scan/preview', lean, async (_request, reply) => showFrame(reply, await bundle))
  scope.get<{ Params: { file: string } }>('/scan/:file', async (request, reply) => {
    const { frame, extra, ...page } = await bundle
    const asked = [page, extra, frame].find(({ scriptPath }) => scriptPath === `/scan/${request.params.file}`)
    if (!asked) return reply.callNotFound()
    return reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' })
      .send(asked.script)
  })
}

/** Of a parameter that is given twice the first counts. */
const takeFirstOfEach = (request: FastifyRequest, _reply: FastifyReply, next: () => void): void => {
  const query = Object.entries(request.query ?? {})
  request.query = Object.fromEntries(query.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
  next()
}

type Context = {
  services: Services
  codes: ReturnType<typeof openCodes>
  recorder: ReturnType<typeof openRecorder>
  bundle: Promise<Bundle>
}

const open = async (context: Context, request: ScanRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const address = addressFrom(request.params.code)
  const code = address === null ? null : await context.codes.find(address)
  if (!code) return show(reply, await context.bundle, 404, state('Unknown', null, languageFor(request)))
  if (code.leadsOn && isReplaced({ ReplacedBy: code.leadsOn, ...code.leadsOn }, Date.now()))
    return redirect(reply, `/q/${code.leadsOn.Address}`)
  if (code.Retired) return show(reply, await context.bundle, 410, outOfUse('Retired', code, languageFor(request)))
  const came = await visited(context, request, code)
  if (isPaused(code, Date.now())) return show(reply, await context.bundle, 200, outOfUse('Paused', code, languageFor(request)))
  if (code.QrType === blankType) return show(reply, await context.bundle, 200, outOfUse('Blank', code, languageFor(request)))
  const { secret } = context.services.config
  const entering = { pins: pinsTyped(secret, code, request), moment: Date.now() }
  const item = itemAsked(code, request.query.i)
  const standing = item && itemStanding(code, item, entering)
  if (item && standing === 'Open') {
    await countPress(context, request, { code, item }, came)
    if (item.leadsTo) return redirect(reply, item.leadsTo)
  }
  const language = languageFor(request)
  const token = visitToken(secret, code.Address, came.visit)
  if (!item || !standing) {
    if (code.items.length === 0) return show(reply, await context.bundle, 200, { code, language, token, body: about(code, language) })
    const body = hubBody(code, { ...entering, language, query: linkQuery(request, anyToken) })
    return showHub(reply, await context.bundle, { code, language, token, body })
  }
  if (standing === 'Locked') {
    request.query.t = token
    return showPin(reply, await context.bundle, { request, code, status: 200 })
  }
  const own = code.items.length > 1 ? { item: item.id } : {}
  if (standing !== 'Open') {
    const body = shutBody(code, item, { standing, moment: entering.moment, language, query: linkQuery(request, token) })
    return show(reply, await context.bundle, 403, { code, language, token, body, ...own })
  }
  return show(reply, await context.bundle, 200, {
    code,
    language,
    token,
    body: bodyOf({ code, item, language, values: {}, problems: {} }),
    ...own,
  })
}

type Visited = { visit: string; repeated: boolean }
const visited = async ({ services, recorder }: Context, request: ScanRequest, code: Code): Promise<Visited> => {
  const before = visitOf(services.config.secret, code.Address, request.query.t, sameVisitHours)
  if (before) return { visit: before, repeated: true }
  const at = Date.now()
  const id = uuidv7(at)
  const { building, GroupId, QrCodeId } = code
  if (building.TrackScanData) {
    const visitor = visitorOf(request.method, request.headers)
    const when = { at, Day: dayIn(building.TimeZone, at), Hour: hourIn(building.TimeZone, at) }
    await recorder.record({ id, GroupId, BuildingId: building.id, QrCodeId, ...when, ...visitor, Source: sourceOf(request.url) })
  }
  return { visit: id, repeated: false }
}

/** Counts the press of a hub's button, with the seconds since its page was opened. A reload, or a language that is chosen later, is none. */
const countPress = async (
  { services }: Context,
  request: ScanRequest,
  { code, item }: { code: Code; item: CodeItem },
  { visit, repeated }: Visited,
): Promise<void> => {
  const pressed = code.items.length > 1 && repeated && request.query.p === '1'
  if (pressed && code.building.TrackScanData && !visitorOf(request.method, request.headers).Bot)
    await recordTap(services.db, { code, visit }, { item: item.Name.en, seconds: secondsSince(visit) })
}

const redirect = (reply: FastifyReply, location: string): FastifyReply => {
  reply.hijack() // no page, no hooks: a scan of a link costs its lookup and its commit
  reply.raw.writeHead(302, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-length': '0' }).end()
  return reply
}

const about = (code: Code, language: Language): ScanBody => ({ page: 'About', title: spotOf(code, language) })

const state = (page: StateBody['page'], code: Code | null, language: Language) => ({
  code,
  language,
  token: null,
  body: { page },
})

/** The page of a code that leads to none of its own: with what the building says of it, and for a blank one the way to its editor. */
const outOfUse = (page: 'Retired' | 'Paused' | 'Blank', code: Code, language: Language) => {
  const { Notice, GroupId, building, QrCodeId } = code
  const setUp = page === 'Blank' ? `/qrcode/${GroupId}/${building.id}/${QrCodeId}?edit=true` : null
  const link = Notice?.Link ? safeUrl(Notice.Link) : null
  const notice = Notice && page !== 'Blank' ? { text: Notice[language] || Notice.en, link } : null
  return { code, language, token: null, body: { page, notice, setUp } }
}

const noteRefused = openNoter()
const sayWhy = (bundle: Bundle, request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  const { code, retryAfter } = refusalOf(error)
  if (retryAfter) reply.header('retry-after', retryAfter)
  const language = languageFor(request)
  if (code === 'req.lim.exc') return show(reply, bundle, 429, state('Limited', null, language))
  if (code === 'sys.obj.nof') return show(reply, bundle, 404, state('Unknown', null, language))
  const wrong = { 'req.bdy.big': 413, 'req.typ.inv': 415, 'req.val.inv': 400, 'req.jsn.inv': 400 }[String(code)]
  if (wrong) return show(reply, bundle, wrong, state('Wrong', null, language))
  if (code === 'sys.srv.una') noteRefused(request, error)
  if (code === 'sys.int.err') request.log.error({ path: request.routeOptions.url, error: String(error) }, 'a scan failed')
  return show(reply, bundle, code === 'sys.srv.una' ? 503 : 500, state('Busy', null, language))
}
