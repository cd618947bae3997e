import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { qrPictures } from '../features/qr/pictures.server.ts'
import { scanPart } from '../features/scans/scanPart.server.ts'
import { exchangePrintToken } from '../features/session/printPage.server.ts'
import { publicFiles } from '../features/uploads/publicFiles.server.ts'
import type { Part } from '../platform/http/server.ts'
import type { Services } from '../platform/services.ts'

const dist = path.resolve(import.meta.dirname, '../../dist/portal')

/** The parts beside the calls: the portal's pages, the scan side, pictures of codes and public files. */
export const pages = (services: Services): Part[] => [portal(services), scanPart(services), qrPictures(services), publicFiles(services)]

const policy = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`, // Mantine sets style attributes
  `img-src 'self' data: blob:`,
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
    if (!existsSync(path.join(dist, 'index.html'))) throw new Error('The portal is not built: npm start builds it.')
    const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
    await app.register(statics, {
      root: path.join(dist, 'assets'),
      prefix: '/assets/',
      maxAge: '365d',
      immutable: true,
      index: false,
      decorateReply: false,
      preCompressed: true, // the build leaves a .br beside each; who takes none gets it compressed on the way
    })
    const show = (reply: FastifyReply, html = page) =>
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8').send(html)
    app.get('/', async (_request, reply) => show(reply))
    app.get('/*', async (request, reply) => {
      if (!request.headers.accept?.includes('text/html') || /^\/(csm|assets|f|files|qr)\//.test(request.url)) return reply.callNotFound()
      const printToken = request.headers['x-print-token']
      if (typeof printToken !== 'string' || !request.url.startsWith('/pdf/')) return show(reply)
      const token = await exchangePrintToken(db, printToken)
      return show(reply, token ? page.replace('<head>', `<head><meta name="print-token" content="${token}">`) : page)
    })
  },
})
