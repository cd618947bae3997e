import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { isLanguage, type Language } from '../../../core/words.ts'
import { languageOf } from '../../../platform/http/request.ts'

export type Device = 'phone' | 'tablet' | 'desktop'
/** How a page was reached: by the address of a printed code, which stands there in capitals, or by a link that was sent or typed. */
export type ScanSource = 'print' | 'link'
export const sourceOf = (url: string): ScanSource => (url.startsWith('/Q/') ? 'print' : 'link')
export type Visitor = { readonly Bot: boolean; readonly Device: Device; readonly Language: Language }

const tablets = /ipad|tablet|playbook|silk\/|kindle|sm-t\d|^(?!.*mobile).*android/i
/** Programs that read codes, in which people open our pages: their names say "scan", as those of some robots do. */
const codeReaders = /(?:qr|bar)\s?-?(?:code)?s?[\s_-]?scan\w*/gi
const phones = /mobi|iphone|ipod|android|phone|opera mini/i

/** Whether a person scans, and on what: from the User-Agent, the method and prefetch hints. No person's browser comes without a name. */
export const visitorOf = (method: string, headers: IncomingHttpHeaders): Visitor => {
  const { bot, device } = agent(headers['user-agent'] ?? '')
  const ahead = headers['sec-purpose'] !== undefined || headers.purpose !== undefined || headers['x-moz'] !== undefined
  return { Bot: bot || ahead || method === 'HEAD', Device: device, Language: language(headers['accept-language'] ?? '') }
}

/** What a request to `/q/{code}` names: the language, the visit that it belongs to, the item of a hub, and whether its button was pressed. */
export type Params = {
  Params: { code: string }
  Querystring: { lang?: string; t?: string; i?: string; p?: string; url?: string; after?: string }
}

/** The language that the visitor has chosen on the page, or the browser's. */
export const languageFor = (request: FastifyRequest): Language => {
  const { lang } = Object(request.query) as { lang?: unknown }
  return isLanguage(lang) ? lang : languageOf(request.headers['accept-language'])
}

/** What the links of a page carry on: its visit, and the language where the visitor has chosen it. */
export const linkQuery = (request: FastifyRequest, token: string | null | undefined): string => {
  const { lang } = Object(request.query) as { lang?: unknown }
  return new URLSearchParams({ ...(isLanguage(lang) && { lang }), ...(token && { t: token }) }).toString()
}

const remembered = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make(text)
    if (known.size > 2000) known.clear()
    if (text.length < 500) known.set(text, made)
    return made
  }
}
const agent = remembered((text): { bot: boolean; device: Device } => ({
  bot: text === '' || isbot(text.replace(codeReaders, '')),
  device: tablets.test(text) ? 'tablet' : phones.test(text) ? 'phone' : 'desktop',
}))
const language = remembered(languageOf)
