import path from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../core/problem.ts'
import type { Part } from '../platform/http/server.ts'
import type { Services } from '../platform/services.ts'
import { identity, parts } from './features.ts'
import { phoneApp } from './phonePage.ts'
import { openPortalPage } from './portalPage.ts'

const dist = path.resolve(import.meta.dirname, '../../dist/portal')

/** The parts beside the calls: the portal's pages, and what features serve: the scan side, pictures of codes, public files. */
export const pages = (services: Services): Part[] => [phoneApp, portal(services), ...parts.map(part => part(services))]

const policyWith = (scripts: readonly string[]) =>
  [
    `default-src 'self'`,
    `script-src ${[`'self'`, ...scripts].join(' ')}`,
    `require-trusted-types-for 'script'`, // a string becomes HTML or a script only through these policies of ours
    `trusted-types default dompurify sandboxed`,
    `style-src 'self' 'unsafe-inline'`, // Mantine sets style attributes
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`, // videos are played from files that the page itself has read
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ')

/** The portal: hashed assets, kept for a year by browsers, and its one page for every other path that a browser opens. */
const portal = ({ db }: Services): Part => ({
  name: 'portal',
  routes: ['/assets/*', '/', '/*'],
  add: async (app: FastifyInstance) => {
    const { htmlFor, scriptSums } = openPortalPage()
    const policy = policyWith(scriptSums)
    await app.register(async scope => {
      // The build makes no other names: another folder, NUL or a name too long for the disk is not found before the disk is asked.
      scope.addHook('onRequest', async request => {
        if (!/^\/assets\/(pdf-[\d.]{1,20}\/[a-z]{1,10}\/)?[\w.-]{1,120}(\?|$)/.test(request.url)) throw notFound()
      })
      await scope.register(statics, {
        root: path.join(dist, 'assets'),
        prefix: '/assets/',
        maxAge: '365d',
        immutable: true,
        index: false,
        decorateReply: false,
        preCompressed: true, // the build leaves a .br beside each; who takes none gets it compressed on the way
      })
    })
    const pageFor = ({ url, headers }: FastifyRequest) => htmlFor({ path: url.split('?', 1)[0] ?? '/', cookies: headers.cookie ?? '' })
    const show = (reply: FastifyReply, html: string) =>
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8').send(html)
    app.get('/', async (request, reply) => show(reply, pageFor(request)))
    app.get('/*', async (request, reply) => {
      if (!isPage(request.url, request.headers.accept)) return reply.callNotFound()
      const page = pageFor(request)
      const printToken = request.headers['x-print-token']
      if (typeof printToken !== 'string' || !/^\/pdf[A-Za-z]*\//.test(request.url)) return show(reply, page)
      const token = await identity.exchangePrintToken(db, printToken)
      return show(reply, token ? page.replace('<head>', `<head><meta name="print-token" content="${token}">`) : page)
    })
  },
})

const others = /^\/(csm|assets|f|files|qr|scan)\//
/** Who takes anything (`*\/*`, or does not say) gets the page as well, but not in the place of a file: `/favicon.ico`, `/.env`. */
const isPage = (url: string, accept = '*/*'): boolean => {
  if (others.test(url)) return false
  if (accept.includes('text/html')) return true
  return /\*\/\*|text\/\*/.test(accept) && !/\.[^/]*$/.test(url.split('?')[0] ?? '')
}
