import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../../../core/problem.ts'
import { sessionEnds } from '../../../core/wire.ts'
import { refusalOf } from '../../../platform/gate/refuse.ts'
import { isSameOrigin } from '../../../platform/http/request.ts'
import type { Part } from '../../../platform/http/server.ts'
import type { Services } from '../../../platform/services.ts'
import { readParts } from '../../codes/visitorPages/forms.server.ts'
import { readForms } from '../../codes/visitorPages/typed.server.ts'
import { loadPlainBundle, type PlainBundle } from './bundle.server.ts'
import { CallRefused } from './caller.server.ts'
import { plainPath } from './model.ts'
import { openVisit, type PlainHandler, pathIn, sayIn } from './page.server.ts'
import { beginWalk, openAccounts, openBuildings, openDay, openRoundPage, showSignIn, signIn, signOut } from './pages.server.ts'
import { openStop, tellStop } from './stop.server.ts'
import { endWalk, openWalkPage } from './walk.server.ts'

const [building, round] = [`${plainPath}/:gId/:bId`, `${plainPath}/:gId/:bId/:rId`]
const [walk, stop] = [`${round}/:iptId`, `${round}/:iptId/:stop`]
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Rounds that are walked without a script: pages and forms of the server alone, which call as the portal does. */
export const plainPart = ({ log }: Services): Part => ({
  name: 'rounds without script',
  routes: [plainPath, `${plainPath}/sign-in`, `${plainPath}/sign-out`, `${plainPath}/:gId`, building, round, walk, stop],
  add: async app => {
    const bundle = loadPlainBundle().catch(error => {
      log.warn(String(error.message))
      return Promise.reject(error)
    })
    bundle.catch(() => {}) // told above
    await app.register(async scope => addRoutes(app, scope, bundle))
  },
})

const addRoutes = async (app: FastifyInstance, scope: FastifyInstance, bundle: Promise<PlainBundle>): Promise<void> => {
  readForms(scope)
  await readParts(scope)
  scope.setErrorHandler(async (error, request, reply) => sayWhy(app, await bundle, { request, reply, error }))
  const by =
    <Params>(handler: PlainHandler<Params>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = openVisit<Params>(app, await bundle, request, reply)
      if (request.method === 'POST' && !isSameOrigin(request.headers.origin, request.host)) throw new CallRefused('usr.aut.utm', 401)
      if (!Object.values(Object(request.params)).every(id => uuid.test(String(id)))) throw new CallRefused('sys.obj.nof', 404)
      return handler(visit)
    }
  const lean = { helmet: false } as const
  scope.get(plainPath, lean, by(openAccounts))
  scope.post(`${plainPath}/sign-in`, lean, by(signIn))
  scope.post(`${plainPath}/sign-out`, lean, by(signOut))
  scope.get(
    `${plainPath}/sign-in`,
    lean,
    by(async visit => showSignIn(visit)),
  )
  scope.get(`${plainPath}/:gId`, lean, by(openBuildings))
  scope.get(building, lean, by(openDay))
  scope.get(round, lean, by(openRoundPage))
  scope.post(round, lean, by(beginWalk))
  scope.get(walk, lean, by(openWalkPage))
  scope.post(walk, lean, by(endWalk))
  scope.get(stop, lean, by(openStop))
  scope.post(stop, lean, by(tellStop))
}

type Failed = { request: FastifyRequest; reply: FastifyReply; error: unknown }
/** Says in a page what has gone wrong; whose session is over signs in and goes on where it was. */
const sayWhy = (app: FastifyInstance, bundle: PlainBundle, { request, reply, error }: Failed): FastifyReply => {
  const visit = openVisit(app, bundle, request, reply)
  const { code, status, message } = describeError(error)
  if (sessionEnds(code)) {
    const isForm = request.method === 'POST'
    return showSignIn(visit, { next: isForm ? '' : request.url, ...(isForm && { problem: visit.t('signInAgain') }) })
  }
  if (status >= 500) request.log.error({ path: request.routeOptions.url, code, error: String(error) }, 'a page without script failed')
  const text = status >= 500 ? visit.t('busy') : code === 'req.bdy.big' ? visit.t('tooMuch') : sayIn(message, visit.language)
  return visit.show(
    {
      title: visit.t('title'),
      back: { href: pathIn(visit.language), label: visit.r('day.title') },
      notice: { text, isBad: true },
      body: { is: 'said' },
    },
    status,
  )
}

const describeError = (error: unknown): { code: string; status: number; message: string } => {
  if (error instanceof CallRefused) {
    const known = Object.hasOwn(refusals, error.code) ? refusals[error.code as keyof typeof refusals] : null // asked in the line above
    return { code: error.code, status: known?.status ?? (error.status || 503), message: error.message || (known?.message ?? '') }
  }
  const { code, message } = refusalOf(error)
  return { code, status: refusals[code].status, message }
}
