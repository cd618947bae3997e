import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { boundWords, fileWords, hintWords, refusalWords, messageWords as ruleWords } from '../../../core/messageWords.ts'
import { makeTranslate } from '../../../core/translator.ts'
import { type Language, languages } from '../../../core/words.ts'
import { wordsFor } from '../../../platform/words.ts'
import { languageFor } from '../../codes/scans/visitor.server.ts'
import { messageWords as walkWords } from '../inspections/messageWords.ts'
import { messageWords as phoneWords } from '../phones/messageWords.ts'
import { words as runnerWords } from '../runner/words.ts'
import type { PlainBundle } from './bundle.server.ts'
import { openCaller, type PlainCaller } from './caller.server.ts'
import { type PlainBody, type PlainPage, plainPath } from './model.ts'
import { words } from './words.ts'

const translate = makeTranslate([ruleWords, refusalWords, hintWords, boundWords, fileWords, walkWords, phoneWords])
/** A message of a call in the language of the page. */
export const sayIn = (message: string, language: Language): string => (language === 'en' ? message : translate(message, language))

/** One request of these pages: who calls, in which language, and how it is answered. */
export type Visit<Params> = {
  readonly params: Params
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly caller: PlainCaller
  readonly language: Language
  readonly t: ReturnType<typeof wordsFor<(typeof words)['en']>>
  readonly r: ReturnType<typeof wordsFor<(typeof runnerWords)['en']>>
  /** Answers with a page. */
  show(page: ShownPage, status?: number): FastifyReply
  /** Leads on after a form, so that a reload sends nothing again. */
  leadTo(path: string): FastifyReply
}
export type ShownPage = Omit<PlainPage, 'language' | 'languages' | 'isSignedIn' | 'body'> & { body: PlainBody; isOut?: boolean }
export type PlainHandler<Params> = (visit: Visit<Params>) => Promise<FastifyReply>

/** A path of these pages with the language that was chosen. */
export const pathIn = (language: Language, ...parts: readonly string[]): string => `${[plainPath, ...parts].join('/')}?lang=${language}`

/** Answers requests by handlers. */
export const openVisit = <Params>(
  app: FastifyInstance,
  bundle: PlainBundle,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit<Params> => {
  const language = languageFor(request)
  const path = request.url.split('?', 1)[0] ?? plainPath
  const at = /\/sign-(in|out)$/.test(path) ? plainPath : path
  const show = ({ isOut = false, ...page }: ShownPage, status = 200): FastifyReply => {
    const links = languages.map(one => ({ language: one, href: `${at}?lang=${one}` }))
    const html = bundle.render({ ...page, language, languages: links, isSignedIn: !isOut })
    return reply.code(status).headers(headersOf(bundle, language)).send(html)
  }
  return {
    params: request.params as Params, // the route's own
    request,
    reply,
    caller: openCaller({ app, request, reply, language }),
    language,
    t: wordsFor(words, language),
    r: wordsFor(runnerWords, language),
    show,
    leadTo: to => reply.code(303).headers({ location: to, 'cache-control': 'no-store' }).send(),
  }
}

const headersOf = (bundle: PlainBundle, language: Language) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': bundle.policy,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin', // without one a form names no origin, by which other sites' forms are told apart
  'content-language': language,
})
