import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Language } from '../../../core/words.ts'
import { writeAuditRow } from '../../../platform/db/audit.ts'
import { languageOf } from '../../../platform/http/request.ts'
import type { Part } from '../../../platform/http/server.ts'
import type { Services } from '../../../platform/services.ts'
import { wordsFor } from '../../../platform/words.ts'
import { readMailLink } from './links.server.ts'
import { reportDelivery, reportSubscription } from './tables.ts'
import { words } from './words.ts'

const [leave, open] = ['/report-mail/leave/:token', '/report-mail/open/:token'] as const
type Asked = { Params: { token: string } }

/**
 * Where the links of a subscription's mails lead: to leave it (a page with a button, and the POST of mail programs, RFC 8058), and to open its
 * report, which asks for sign-in. A GET leaves nothing: programs that check mails follow links.
 */
export const mailPages = (services: Services): Part => ({
  name: 'reportMails',
  routes: [leave, open],
  // Registered: what is taken as a body here holds for these addresses alone.
  add: async (root: FastifyInstance) => {
    await root.register(async app => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async () => null) // what the body says does not matter
      app.get<Asked>(leave, async (request, reply) => showLeave(services, request.params.token, asks(request.headers), reply))
      app.post<Asked>(leave, { bodyLimit }, async (request, reply) =>
        unsubscribe(services, request.params.token, asks(request.headers), reply, request.id),
      )
      app.get<Asked>(open, async (request, reply) => openReport(services, request.params.token, asks(request.headers), reply))
    })
  },
})

const bodyLimit = 4096

const asks = (headers: Record<string, string | string[] | undefined>): Language => {
  const value = headers['accept-language']
  return languageOf(typeof value === 'string' ? value : undefined)
}

const find = (services: Services, { GroupId, id }: { GroupId: string; id: string }) =>
  services.db.asSystem('a link of a subscription', async tx => {
    const which = and(eq(reportSubscription.GroupId, GroupId), eq(reportSubscription.id, id))
    const [row] = await tx.select().from(reportSubscription).where(which)
    return row
  })

const showLeave = async (services: Services, token: string, asked: Language, reply: FastifyReply) => {
  const link = readMailLink(services.config.secret, 'leave', token, new Date())
  if (!link) return say(reply, 404, asked, 'forged')
  if (link.expired) return say(reply, 410, link.language, 'expired')
  const row = await find(services, link)
  if (!row) return say(reply, 410, link.language, 'gone')
  const values = { report: row.ReportName }
  if (!row.OnOff) return say(reply, 200, link.language, 'done', values)
  const t = wordsFor(words, link.language)
  return page(reply, 200, link.language, t('page.leave'), t('page.ask', values), t('page.yes'))
}

const unsubscribe = async (services: Services, token: string, asked: Language, reply: FastifyReply, RequestId: string) => {
  const link = readMailLink(services.config.secret, 'leave', token, new Date())
  if (!link) return say(reply, 404, asked, 'forged')
  if (link.expired) return say(reply, 410, link.language, 'expired')
  const { GroupId, id, language } = link
  const row = await services.db.asSystem('somebody unsubscribes', async (tx, client) => {
    const which = and(eq(reportSubscription.GroupId, GroupId), eq(reportSubscription.id, id))
    const [before] = await tx.select().from(reportSubscription).where(which).for('update')
    if (!before || before.Stopped === 'Unsubscribed') return before
    const columns = {
      OnOff: false,
      NextDate: null,
      Stopped: 'Unsubscribed' as const,
      ModifiedDate: new Date(),
      Version: before.Version + 1,
    }
    await tx.update(reportSubscription).set(columns).where(which)
    await writeAuditRow(client, {
      GroupId,
      UserId: before.SubscriberId,
      FullName: before.Name,
      Call: 'Subscription/Unsubscribe',
      Object: 'report_subscription',
      ObjectId: id,
      Before: { OnOff: before.OnOff, Stopped: before.Stopped },
      After: { OnOff: false, Stopped: 'Unsubscribed' },
      RequestId,
    })
    return before
  })
  return row ? say(reply, 200, language, 'done', { report: row.ReportName }) : say(reply, 410, language, 'gone')
}

/** Marks that the link was followed. Who signs in goes on to the portal; others get the file that their mail had. */
const openReport = async (services: Services, token: string, asked: Language, reply: FastifyReply) => {
  const link = readMailLink(services.config.secret, 'open', token, new Date())
  if (!link) return say(reply, 404, asked, 'forged')
  if (link.expired) return say(reply, 410, link.language, 'expired')
  const { GroupId, id, language } = link
  const row = await services.db.asSystem('a report of a mail is opened', async tx => {
    const which = and(eq(reportDelivery.GroupId, GroupId), eq(reportDelivery.id, id))
    await tx
      .update(reportDelivery)
      .set({ OpenedDate: new Date() })
      .where(and(which, isNull(reportDelivery.OpenedDate)))
    const [found] = await tx.select().from(reportDelivery).where(which)
    return found
  })
  if (!row) return say(reply, 410, language, 'gone')
  return reply.redirect(`/subscriptionReport/${id}?gId=${GroupId}`, 302)
}

type Said = 'forged' | 'expired' | 'gone' | 'done'
const say = (reply: FastifyReply, status: number, language: Language, what: Said, values: { report: string } = { report: '' }) => {
  const t = wordsFor(words, language)
  return page(reply, status, language, t(`page.${what}`), t(`page.${what}Text`, values))
}

const page = (reply: FastifyReply, status: number, language: Language, title: string, text: string, button = '') => {
  const form = button && `<form method="post"><button>${escapeHtml(button)}</button></form>`
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p dir="auto">${escapeHtml(text)}</p>${form}</main></body></html>`
  return reply
    .code(status)
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(html)
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, sign => escapes[sign] ?? sign)

const style =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d2125;background:#fff}main{max-width:32rem;margin:20vh auto 0;padding:0 20px}h1{font-size:22px}button{min-height:44px;padding:0 20px;border:0;border-radius:6px;font:inherit;font-weight:600;color:#fff;background:#0f6b75}@media(prefers-color-scheme:dark){body{color:#e6e8ea;background:#16191c}}'
