import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { colours } from '../core/colours.ts'
import type { Part } from '../platform/http/server.ts'

const dist = path.resolve(import.meta.dirname, '../../dist/field')

const policy = [
  `default-src 'self'`,
  `script-src 'self' 'wasm-unsafe-eval'`, // the reader of codes
  `require-trusted-types-for 'script'`,
  `trusted-types lintel-worker`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `media-src 'self' blob:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
  `form-action 'self'`,
].join('; ')

/** By this the app can be put on the first screen of a phone. Links to other pages of the portal stay in it. */
const manifest = {
  name: 'Lintel rounds',
  short_name: 'Rounds',
  start_url: '/field/',
  scope: '/',
  display: 'standalone',
  background_color: colours.surface[0],
  theme_color: colours.brand[0],
  icons: [
    { src: '/field/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
    { src: '/field/icon.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  ],
}

/** The app that walks rounds: one page for every path below `/field/`, its worker, what makes it installable. It is the same for everybody. */
export const phoneApp: Part = {
  name: 'phone app',
  routes: ['/field/worker.js', '/field/app.webmanifest', '/field/icon.svg', '/field/icon.png', '/field/*'],
  add: async (app: FastifyInstance) => {
    const page = readFileSync(path.join(dist, 'field.html'), 'utf8')
    const worker = readFileSync(path.join(dist, 'worker.js'), 'utf8')
    const icon = readFileSync(path.resolve(import.meta.dirname, 'browser/icon.svg'), 'utf8')
    const drawn = await sharp(Buffer.from(icon)).resize(512, 512).png().toBuffer() // an iPhone takes no SVG for its first screen
    const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
      reply.header('cache-control', 'no-cache').type(type).send(body)
    app.get(
      '/field/worker.js',
      async (_request, reply) => send(reply.header('service-worker-allowed', '/'), 'text/javascript; charset=utf-8', worker), // also for the evacuation list
    )
    app.get('/field/app.webmanifest', async (_request, reply) => send(reply, 'application/manifest+json', JSON.stringify(manifest)))
    app.get('/field/icon.svg', async (_request, reply) => send(reply, 'image/svg+xml', icon))
    app.get('/field/icon.png', async (_request, reply) => send(reply, 'image/png', drawn))
    app.get('/field/*', async (request, reply) => {
      if (!/^\/field\/([\w-]+\/?)*$/.test(request.url.split('?', 1)[0] ?? '')) return reply.callNotFound()
      return send(reply.header('content-security-policy', policy), 'text/html; charset=utf-8', page)
    })
  },
}
