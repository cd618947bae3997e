import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayIn } from '../../../core/days.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Language } from '../../../core/words.ts'
import { addressOf, requestOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import { lockedUntil } from '../../base/people/guesses.server.ts'
import { rememberBrowser } from '../../base/people/knownBrowser.server.ts'
import { countPin } from '../../property/pins/data.ts'
import { pinPlace, provePin } from '../../property/pins/prove.server.ts'
import { visitorText } from '../functionalities/visitorText.ts'
import { opensWith } from '../scanPage/itemRules.ts'
import { fillNames } from '../scanPage/rules.ts'
import type { Code, CodeItem, CodePin } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { languageFor, linkQuery, type Params } from '../scans/visitor.server.ts'
import type { Bundle } from './bundle.server.ts'
import { addressFrom, type openCodes } from './codes.server.ts'
import { itemAsked, pinPath } from './entry.server.ts'
import { keepPin } from './grants.server.ts'
import { show } from './showing.server.ts'
import { typedOf, withoutBlanks } from './typed.server.ts'

type PinRequest = FastifyRequest<Params>
type Handler = (request: PinRequest, reply: FastifyReply) => Promise<FastifyReply>

/** PINs a minute from one address, before any is tried: what wrong ones cost is counted by `provePin`. */
const mostTries = 10

/** Asks for a PIN at a code, and checks it: of staff, or of visitors who open an item behind a PIN. */
export const openPinPage = (
  services: Services,
  codes: ReturnType<typeof openCodes>,
  bundle: Promise<Bundle>,
): Record<'open' | 'take', Handler> => {
  const find = async (request: PinRequest): Promise<Code | null> => {
    const address = addressFrom(request.params.code)
    return address === null ? null : codes.find(address)
  }
  const missing = async (request: PinRequest, reply: FastifyReply, code: Code | null) => {
    const page = code?.Retired ? 'Retired' : 'Unknown'
    return show(reply, await bundle, code?.Retired ? 410 : 404, { code, language: languageFor(request), token: null, body: { page } })
  }
  return {
    open: async (request, reply) => {
      const code = await find(request)
      if (!code || code.Retired) return missing(request, reply, code)
      return showPin(reply, await bundle, { request, code, status: 200 })
    },
    take: async (request, reply) => {
      const code = await find(request)
      if (!code || code.Retired) return missing(request, reply, code)
      await services.limits.take(`scan-pin:${addressOf(services.config.secret, request)}`, mostTries)
      const { PIN = '' } = typedOf(request, ['PIN'])
      const problem = await tryPin(services, { code, request, reply, PIN: withoutBlanks(PIN) })
      if (problem) return showPin(reply, await bundle, { request, code, ...problem })
      const item = itemAsked(code, request.query.i)
      const at = item && code.items.length > 1 ? `i=${item.id}&p=1&` : ''
      const location = `/q/${code.Address}?${at}${linkQuery(request, request.query.t)}`
      return reply.code(303).headers({ location, 'cache-control': 'no-store' }).send()
    },
  }
}

type Shown = { request: PinRequest; code: Code; status: number; problem?: string }

/** The page that asks for a PIN. It names the page behind it only if visitors see its button. */
export const showPin = (reply: FastifyReply, bundle: Bundle, { request, code, status, problem }: Shown): FastifyReply => {
  const language = languageFor(request)
  const item = itemAsked(code, request.query.i)
  const title = item && item.Rules.ShownTo === 'Pin' ? visitorText(item.Name, language) || item.Name.en : ''
  const named = item && code.items.length > 1 ? `i=${item.id}&` : ''
  const action = pinPath(code, `${named}${linkQuery(request, request.query.t)}`)
  const at = { at: `/q/${code.Address}/pin`, ...(named && item && { item: item.id }) }
  return show(reply, bundle, status, {
    code,
    language,
    token: request.query.t ?? null,
    body: { page: 'Pin', title, action, problem: problem ?? null },
    ...at,
  })
}

type Trying = { code: Code; request: PinRequest; reply: FastifyReply; PIN: string }

/** Tries a PIN; the right one of a kind that is asked for is kept in the browser and counted. Gives what to say otherwise: the same of every wrong one. */
const tryPin = async (services: Services, { code, request, reply, PIN }: Trying): Promise<{ status: number; problem: string } | null> => {
  const { db, config } = services
  const words = scanWords[languageFor(request)]
  const { building } = code
  const { http } = requestOf(config.secret, request, reply)
  const ctx = { secret: config.secret, http, system: db.asSystem }
  const sign = building.PinSecret ?? building.id // a building without a sign counts by itself
  const asked = { secret: sign, place: building, codes: pinsFor(code, itemAsked(code, request.query.i)) }
  try {
    const pin = await provePin(ctx, asked, PIN)
    const now = new Date()
    const use = { GroupId: code.GroupId, BuildingId: building.id, Type: pin.Type, Day: dayIn(building.TimeZone, +now), LastDate: now }
    await db.withTenant(code.GroupId, tx => countPin(tx, use))
    rememberBrowser(ctx, pinPlace(sign))
    keepPin(config.secret, code, pin, { request, reply })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'usr.aut.pin') return { status: 422, problem: words.pinWrong }
    if (error.code !== 'req.lim.exc') throw error
    const until = await db.asSystem('until when a sign refuses PINs', tx => lockedUntil(tx, pinPlace(sign)), { readOnly: true })
    return {
      status: 429,
      problem: until ? fillNames(words.pinLater, { time: timeOf(until, building.TimeZone, languageFor(request)) }) : words.pinWait,
    }
  }
}

/** The PINs that open an item, or anything of a hub that is not for everybody. */
const pinsFor = (code: Code, item: CodeItem | null): readonly CodePin[] => {
  const behind = (item ? [item] : code.items).filter(({ Rules }) => Rules.ShownTo !== 'Everyone')
  return code.pins.filter(({ Type }) => behind.some(({ Rules }) => opensWith(Rules, Type)))
}

const timeOf = (moment: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { hour: 'numeric', minute: '2-digit', timeZone }).format(moment)
