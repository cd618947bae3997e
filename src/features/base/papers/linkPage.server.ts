import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/problem.ts'
import type { Language } from '../../../core/words.ts'
import { contentDisposition } from '../../../platform/files/fileHeaders.ts'
import { addressOf, languageOf } from '../../../platform/http/request.ts'
import type { Part } from '../../../platform/http/server.ts'
import type { Services } from '../../../platform/services.ts'
import { wordsFor } from '../../../platform/words.ts'
import { readPaperLink } from './links.server.ts'
import { allPapers } from './model.ts'
import { findPaper } from './paths.ts'
import { printPaper } from './print.server.ts'
import { words } from './words.ts'

const route = '/paper/*'
/** Times a minute that one address opens links, and that all together open the papers of one giver. */
const most = { address: 20, giver: 60 } as const

/** Papers behind signed links: `/paper/{link}` is a PDF, or a page that says in words why it is none. It leads nowhere else. */
export const linkedPapers = (services: Services): Part => ({
  name: 'linkedPapers',
  routes: [route],
  add: (app: FastifyInstance) => {
    app.get<{ Params: { '*': string } }>(route, async (request, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
      try {
        return await openLink(services, request, reply, request.params['*'])
      } catch (error) {
        request.log.warn({ error: String(error) }, 'a paper behind a link could not be made')
        return say(reply, 'late', languageOf(request.headers['accept-language']))
      }
    })
  },
})

type Opening = Parameters<typeof openLink>
const openLink = async (services: Services, request: FastifyRequest, reply: FastifyReply, token: string) => {
  const { config, limits } = services
  const asked = languageOf(request.headers['accept-language'])
  const own = { key: `paper:${addressOf(config.secret, request)}`, perMinute: most.address }
  const link = readPaperLink(config.secret, token, new Date())
  const next = link && { key: `paper-giver:${link.UserId}`, perMinute: most.giver }
  const isIn = await limits.take(own.key, own.perMinute, { ...(next && { next }) }).then(
    () => true,
    error => {
      if (error instanceof Refusal && error.code === 'req.lim.exc') return false
      throw error
    },
  )
  if (!isIn) return say(reply, 'many', link?.language ?? asked)
  if (!link) return say(reply, 'forged', asked)
  if (link.expired) return say(reply, 'expired', link.language)
  return give(services, reply, link)
}

const give = async (services: Opening[0], reply: FastifyReply, link: NonNullable<ReturnType<typeof readPaperLink>>) => {
  const paper = findPaper(allPapers(), link.path)?.paper
  if (!paper?.linkDays) return say(reply, 'gone', link.language) // it is given on no more
  try {
    const { bytes, contentType } = await printPaper(services, link)
    const headers = {
      'content-disposition': contentDisposition('inline', `${paper.title[link.language]}.pdf`),
      'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    }
    return reply.headers(headers).type(contentType).send(bytes)
  } catch (error) {
    if (error instanceof Refusal) return say(reply, 'gone', link.language)
    throw error
  }
}

const statuses = { forged: 404, expired: 410, gone: 410, many: 429, late: 503 } as const

const say = (reply: FastifyReply, why: keyof typeof statuses, language: Language) => {
  const t = wordsFor(words, language)
  const [title, text] = [t(`link.${why}.title`), t(`link.${why}.text`)] // our own words: nothing in them is HTML
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  return reply
    .code(statuses[why])
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(html)
}

const style =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d2125;background:#fff}main{max-width:32rem;margin:20vh auto 0;padding:0 20px}h1{font-size:22px}@media(prefers-color-scheme:dark){body{color:#e6e8ea;background:#16191c}}'
