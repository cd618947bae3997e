import { afterAll, describe, expect, test } from 'vitest'
import { until } from '../../../../test/support/processes.ts'
import { newRequest } from '../../../../test/support/requests.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { startSmtp } from '../../../../test/support/smtp.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import type { GroupId } from '../../../core/ids.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { FunctionalityType } from '../functionalities/definitions.ts'
import { mayMailTo } from './confirmEmail.server.ts'
import { mailReceipt } from './jobs.ts'
import { scanPart } from './scanPart.server.ts'

// Who registers or books by a code gets the private page by mail, from a real SMTP server.
const smtp = await startSmtp()
const world = await openWorld({ env: { SMTP_URL: smtp.url }, work: true })
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => Promise.all([app.close(), smtp.close()]))
const { services } = world
let callers = 0
const asPhone = (language: string) => ({
  headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': language },
  remoteAddress: `127.7.0.${++callers}`,
})
type Sending = { Form?: object; times?: number; language?: string; account?: Account }
/** Fills in the form of a new code, and sends it as often as asked. */
const sent = async (
  Type: FunctionalityType,
  fields: Record<string, string>,
  { Form = {}, times = 1, language = 'en', account: own }: Sending = {},
) => {
  const account = own ?? (await world.newAccount({ role: 'GM' }))
  const { Address } = await newQrCode(world, account, { Type, Form })
  const url = `/q/${Address}`
  const { headers, remoteAddress } = asPhone(language)
  const { body } = await app.inject({ url, headers, remoteAddress })
  const payload = new URLSearchParams({ Key: /name="Key" value="([^"]+)"/.exec(body)?.[1] ?? '', ...fields }).toString()
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  for (let i = 0; i < times; i++)
    expect((await app.inject({ method: 'POST', url, headers: form, payload, remoteAddress })).statusCode).toBe(303)
  return { account, url }
}
const mailsTo = (address: string) => smtp.received.filter(one => one.envelope.to[0] === address)
const mailed = (address: string) => until(`${address} is mailed`, 20, async () => mailsTo(address)[0])
const waiting = async (GroupId: string) => {
  const text = `select data from pgboss.job where name = $1 and data->>'GroupId' = $2`
  return (await services.db.system.query(text, [mailReceipt.name, GroupId])).rows
}
const context = { services, attempt: 1, last: true, jobId: 'test' } satisfies JobContext

describe('the receipt of a registration', () => {
  const Form = { EventName: 'Rooftop yoga', EventLocation: 'Roof', EventDate: Date.UTC(2027, 5, 1), StartTime: '18:00', EndTime: '19:30' }

  test('is mailed once to the address that was left, in the language of the page, with its links and nothing that was typed', async () => {
    const person = { Q001: 'Buy cheap watches', Q002: 'ana@harbor.example' }
    const { account, url } = await sent('EventRegistration', person, { Form, times: 2, language: 'es' })
    const { mail } = await mailed('ana@harbor.example')
    expect(mail.subject).toBe('[Reservada] Rooftop yoga · Building 1')
    const text = mail.text ?? ''
    for (const said of ['martes, 1 de junio de 2027, 18:00 – 19:30', 'Roof', '1001']) expect(text).toContain(said)
    expect(`${text}${mail.html}`).not.toContain('watches')
    const links = [...text.matchAll(/https?:\/\/[^\s)>]+/g)].map(([link]) => new URL(link))
    expect(links.map(one => one.pathname.replace(/r\/.+?(?=\/|$)/, 'r/…'))).toEqual([`${url}/r/…`, `${url}/r/…/calendar.ics`])
    const [page, calendar] = await Promise.all(
      links.map(({ pathname, search }) => app.inject({ url: `${pathname}${search}`, ...asPhone('en') })),
    )
    expect([page?.statusCode, page?.body.includes('Buy cheap watches')]).toEqual([200, true])
    expect(page?.body.replaceAll('\u00a0', ' ')).toContain(
      '<h1>Rooftop yoga</h1><p>Inscripción a un evento · Roof · 01/06/2027, 18:00 – 19:30</p>',
    )
    expect(calendar?.body).toContain('SUMMARY:Rooftop yoga')
    for (const { data } of await waiting(account.group.id)) await mailReceipt.run(context, data)
    const kept = await services.db.system.query('select group_id from mail where "to" = $1', [['ana@harbor.example']])
    expect(kept.rows).toEqual([{ group_id: account.group.id }]) // it goes with its account
    expect(mailsTo('ana@harbor.example')).toHaveLength(1)
  })

  test('uses up no recipients of the account, nor is it held back where these are used up', async () => {
    const { account } = await sent('EventRegistration', { Q001: 'Cy', Q002: 'cy@harbor.example' }, { Form })
    await mailed('cy@harbor.example')
    const letter = { subject: 'x', content: { title: 'x', blocks: [], footer: '' }, group: account.group.id }
    const post = (count: number, more: object = {}) => {
      const to = Array.from({ length: count }, (_, i) => `n${i}@staff.example`)
      return services.db.asSystem('mail of a test', (_tx, client) => services.mail.post(client, { ...letter, to, ...more }))
    }
    await post(200)
    await expect(post(1)).rejects.toMatchObject({ code: 'req.lim.exc' })
    await post(1, { toVisitor: true })
  })

  test('is sent though a building and an event were stored with line breaks in their names', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const stored = { en: 'Harbour\nPoint\u2028East' }
    await services.db.system.query('update building set name = $2 where id = $1', [account.building.id, stored])
    await sent('EventRegistration', { Q001: 'Eve', Q002: 'eve@harbor.example' }, { Form: { EventName: 'Rooftop\r\nyoga' }, account })
    const { mail } = await mailed('eve@harbor.example')
    expect(mail.subject).toBe('[Booked] Rooftop yoga · Harbour Point East')
  })

  test('comes of a booking and of what staff handle too; not where no address was left, nor of what was cancelled meanwhile', async () => {
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const hours = { 'Q006.Start': '09:00', 'Q006.End': '10:00' }
    const booking = { Q001: 'Bo', Q002: 'bo@harbor.example', Q005: day, ...hours }
    const named = { EventName: 'Boardroom' }
    await sent('RoomRental', booking, { Form: named })
    expect((await mailed('bo@harbor.example')).mail.text).toContain('9:00 AM – 10:00 AM')
    const work = await sent('Maintenance', { Q001: 'Plumbing', Q002: 'A tap drips.', Q003: 'Low', Q005: 'Jo', Q006: 'jo@harbor.example' })
    const silent = await sent('CheckIn', { Q001: 'Cy' })
    expect(await waiting(silent.account.group.id)).toEqual([])
    const handled = (await mailed('jo@harbor.example')).mail
    expect([handled.subject, handled.text?.includes('A tap drips.')]).toEqual(['[Received] Request 1001 · Building 1', false])
    expect(handled.text).toContain(`${work.url}/r/`)
    const owner = await world.newAccount()
    const { RequestId } = await newRequest(world, owner, { type: 'EventRegistration', typed: { Q001: 'Di', Q002: 'di@harbor.example' } })
    await services.db.system.query(`update visitor_request set status = 'Cancelled' where id = $1`, [RequestId])
    await mailReceipt.run(context, { GroupId: owner.group.id as GroupId, RequestId, From: 'x' })
    expect((await services.db.system.query('select 1 from mail where "to" = $1', [['di@harbor.example']])).rows).toEqual([])
  })

  test('cannot be sent to strangers at will: five to an address over all codes, so many by one caller, thirty a minute by a code', async () => {
    const owner = await world.newAccount()
    const GroupId = owner.group.id as GroupId
    const register = async (Email: string, QrCodeId?: string) => {
      const made = await newRequest(world, owner, {
        type: 'EventRegistration',
        typed: { Q001: 'Ed', Q002: Email },
        ...(QrCodeId && { QrCodeId }),
      })
      return { ...made, mail: () => mailReceipt.run(context, { GroupId, RequestId: made.RequestId, From: `of ${made.RequestId}` }) }
    }
    for (let i = 0; i < 7; i++) await (await register('Ed@Harbor.example')).mail()
    const got = await services.db.system.query('select 1 from mail where "to" = $1', [['Ed@Harbor.example']])
    expect(got.rows).toHaveLength(5)

    const { QrCodeId } = await register('first@harbor.example')
    // A new minute may begin meanwhile: then thirty more go.
    const refusal = async (to: string) =>
      (await register(to, QrCodeId)).mail().then(
        () => null,
        (error: unknown) => error,
      )
    let [sentByCode, refused]: [number, unknown] = [0, null]
    for (; refused === null && sentByCode <= 60; sentByCode += refused === null ? 1 : 0)
      refused = await refusal(`e${sentByCode}@harbor.example`)
    expect(refused).toMatchObject({ code: 'req.lim.exc' })
    expect(sentByCode).toBeGreaterThanOrEqual(29)

    const allowed = []
    for (let i = 0; i < 61; i++) allowed.push(await mayMailTo(services, `f${i}@harbor.example`, 'one caller'))
    expect(allowed.filter(Boolean)).toHaveLength(60)
    expect(await mayMailTo(services, 'f99@harbor.example', 'another')).toBe(true)
  })
})
