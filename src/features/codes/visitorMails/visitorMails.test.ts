import { afterAll, describe, expect, test } from 'vitest'
import { until } from '../../../../test/support/processes.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { startSmtp } from '../../../../test/support/smtp.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { AddAnswerNote, GetAnswer, GetAnswers } from '../feedbackInbox/contract.ts'
import type { FunctionalityType } from '../functionalities/definitions.ts'
import { AddRequestNote, GetRequest, GetRequests, MoveRequest } from '../inbox/contract.ts'
import { scanPart } from '../visitorPages/scanPart.server.ts'

// Mails to visitors as a mail program gets them, from the form to the answer on the private page.
const smtp = await startSmtp()
const world = await openWorld({ env: { SMTP_URL: smtp.url, BASE_URL: 'https://portal.harbor.example' }, work: true })
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => Promise.all([app.close(), smtp.close()]))
let callers = 0
const phone = (language: string) => ({
  headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': language },
  remoteAddress: `127.6.0.${++callers}`,
})
const open = (url: string, language = 'en') => app.inject({ url, ...phone(language) })
const post = (url: string, fields: Record<string, string>, language = 'en') => {
  const { headers, remoteAddress } = phone(language)
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers: form, payload: new URLSearchParams(fields).toString(), remoteAddress })
}
/** Sends the form of a new code, and gives where it leads. */
const send = async (account: Account, Type: FunctionalityType, { fields, Form = {}, language = 'en' }: Sent): Promise<string> => {
  const { Address } = await newQrCode(world, account, { Type, Form })
  const { body } = await open(`/q/${Address}`, language)
  const sent = await post(`/q/${Address}`, { Key: /name="Key" value="([^"]+)"/.exec(body)?.[1] ?? '', ...fields }, language)
  expect(sent.statusCode).toBe(303)
  return String(sent.headers.location)
}
type Sent = { fields: Record<string, string>; Form?: object; language?: string }
/** The mails to an address, when there are so many; the newest is last. */
const mailed = async (address: string, n: number) => {
  const all = () => smtp.received.filter(one => one.envelope.to[0] === address).map(one => one.mail)
  const mail = await until(`${n} mails to ${address}`, 30, async () => all()[n - 1])
  return { mail, all: all() }
}
const pageIn = (text = '') => new URL(/https:\/\/portal\.harbor\.example\/q\/\S+\/r\/[^\s>]+/.exec(text)?.[0] ?? 'none:')
const brand = (account: Account) =>
  world.services.db.asSystem('branding of a test', async (_tx, client) => {
    await client.query(`update building set name = $2, logo_filename = '/files/ab/cd/logo.png' where id = $1`, [
      account.building.id,
      { en: 'Harbor Tower', es: 'Torre del Puerto' },
    ])
    await client.query(`insert into building_section (group_id, building_id, section, payload) values ($1, $2, 'Branding', $3)`, [
      account.group.id,
      account.building.id,
      { EyeColor: '#8a1538' },
    ])
  })

describe('a request', () => {
  const fields = { Q001: 'Plumbing', Q002: 'A tap drips.', Q003: 'Low', Q005: 'Jo' }

  test('is one conversation from its arrival on, in the look and the language of its building, with its state in the subject', async () => {
    const account = await world.newAccount({ role: 'ChiefEngineer' })
    await brand(account)
    await send(account, 'Maintenance', { fields: { ...fields, Q006: 'flow@harbor.example' }, language: 'es' })
    const { mail: arrived } = await mailed('flow@harbor.example', 1)
    expect(arrived.subject).toBe('[Recibida] Solicitud 1001 · Torre del Puerto')
    expect(arrived.messageId).toMatch(/@portal\.harbor\.example>$/)
    expect(arrived.inReplyTo).toBeUndefined()
    for (const part of [
      'Torre del Puerto</td>',
      'src="https://portal.harbor.example/files/ab/cd/logo.png"',
      'bgcolor="#8a1538"',
      'lang="es"',
    ])
      expect(arrived.html).toContain(part)
    expect(`${arrived.html}${arrived.text}`).not.toMatch(/Lintel|A tap drips/)
    expect((await open(pageIn(arrived.text).href.replace('https://portal.harbor.example', ''))).body).toContain('A tap drips.')

    const RequestId = (await account.call(GetRequests, { filter: { gId: account.group.id } })).Requests[0]?.RequestId ?? ''
    const place = { GroupId: account.group.id, RequestId }
    await account.call(MoveRequest, { ...place, Move: 'start' })
    const { mail: started } = await mailed('flow@harbor.example', 2)
    expect([started.subject, started.inReplyTo]).toEqual(['[En curso] Solicitud 1001 · Torre del Puerto', arrived.messageId])
    const Note = 'Lea https://harbor.example/agua?a=1&b=2 o escriba a desk@harbor.example.'
    await account.call(AddRequestNote, { ...place, Note, ForVisitor: true })
    const { mail: noted } = await mailed('flow@harbor.example', 3)
    expect([noted.inReplyTo, noted.references?.split(/\s+/)]).toEqual([started.messageId, [arrived.messageId, started.messageId]])
    expect(noted.text).toContain(Note)
    expect(`${noted.html}${noted.text}`).not.toContain('\u200b')
    expect(noted.html).toContain('href="https://harbor.example/agua?a=1&amp;b=2"')
    expect(noted.text).toContain('Leer y responder:')

    await account.call(MoveRequest, { ...place, Move: 'cancel' })
    expect((await mailed('flow@harbor.example', 4)).mail.subject).toBe('[Cancelada] Solicitud 1001 · Torre del Puerto')
  })

  test.each([
    ['finished', 'finish'],
    ['cancelled', 'cancel'],
  ] as const)('takes the answer to what the team writes on its page, also where it is %s', async (state, Move) => {
    const account = await world.newAccount({ role: 'ChiefEngineer' })
    const receipt = await send(account, 'Maintenance', { fields: { ...fields, Q006: `${state}@harbor.example` } })
    const RequestId = (await account.call(GetRequests, { filter: { gId: account.group.id } })).Requests[0]?.RequestId ?? ''
    const place = { GroupId: account.group.id, RequestId }
    await account.call(MoveRequest, { ...place, Move })
    await account.call(AddRequestNote, { ...place, Note: 'Does it still drip?', ForVisitor: true })
    const { body } = await open(receipt)
    expect([body.includes('Does it still drip?'), body.includes('name="Note"'), body.includes('name="Score"')]).toEqual([true, true, false])
    expect((await post(receipt, { Note: 'No, thanks.' })).statusCode).toBe(303)
    const { Notes } = await account.call(GetRequest, { gId: account.group.id, RequestId })
    expect(Notes.map(one => [one.Author === '', one.Note])).toContainEqual([true, 'No, thanks.'])
    expect((await open(receipt)).body.includes('name="Score"')).toBe(state === 'finished') // what was written is answered
  })

  test('of an event is one conversation too, and its calendar entry bears the host of the installation', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const Form = { EventName: 'Yoga', EventDate: Date.UTC(2031, 5, 1), StartTime: '18:00', EndTime: '19:00' }
    await send(account, 'EventRegistration', { fields: { Q001: 'Ana', Q002: 'yoga@harbor.example' }, Form })
    const { mail: booked } = await mailed('yoga@harbor.example', 1)
    expect(booked.subject).toBe('[Booked] Yoga · Building 1')
    const RequestId = (await account.call(GetRequests, { filter: { gId: account.group.id } })).Requests[0]?.RequestId ?? ''
    await account.call(MoveRequest, { GroupId: account.group.id, RequestId, Move: 'cancel' })
    const { mail: cancelled } = await mailed('yoga@harbor.example', 2)
    expect([cancelled.subject, cancelled.inReplyTo]).toEqual(['[Cancelled] Yoga · Building 1', booked.messageId])
    const page = pageIn(booked.text)
    const calendar = await open(`${page.pathname}/calendar.ics`)
    expect(calendar.body).toContain(`UID:${RequestId}@portal.harbor.example`)
  })
})

describe('feedback with an address', () => {
  const Form = { AskEmail: true }

  test('of a low score leads to what happens next, and to a page where the team and its visitor write to each other', async () => {
    const account = await world.newAccount({ role: 'ChiefEngineer' })
    const fields = { Score: '1', Text: 'Dirty at evil.example', Email: 'low@harbor.example' }
    const thanks = await send(account, 'Feedback', { fields, Form })
    const after = (await open(thanks)).body
    expect(after).toContain('<h1>We are sorry about that</h1>')
    expect(after).toContain('We email you a private link')
    expect(after).not.toContain('Thank you')
    expect((await open(/href="([^"]+lang=fr[^"]*)"/.exec(after)?.[1]?.replaceAll('&amp;', '&') ?? '')).body).toContain(
      'Nous en sommes désolés',
    )

    const { mail: arrived } = await mailed('low@harbor.example', 1)
    expect(arrived.subject).toBe('[Received] Your feedback at Building 1')
    expect(`${arrived.subject}${arrived.html}`).not.toMatch(/Thank you|Dirty/)
    const { pathname } = pageIn(arrived.text)
    const page = (await open(pathname)).body
    for (const text of ['Your feedback', 'Received', '1 of 5', 'Dirty at evil.example', 'name="Note"', 'We are sorry'])
      expect(page).toContain(text)
    expect(page).not.toContain('type="file"')
    expect((await post(pathname, {})).statusCode).toBe(422)
    for (let i = 0; i < 2; i++) expect((await post(pathname, { Note: 'It was the third floor.' })).statusCode).toBe(303)

    const AnswerId = (await account.call(GetAnswers, { filter: { gId: account.group.id } })).Answers[0]?.AnswerId ?? ''
    await account.call(AddAnswerNote, {
      GroupId: account.group.id,
      AnswerId,
      Note: 'Cleaned. See https://harbor.example/plan.',
      ForVisitor: true,
    })
    await account.call(AddAnswerNote, { GroupId: account.group.id, AnswerId, Note: 'Ask the cleaners.', ForVisitor: false })
    const { mail: replied } = await mailed('low@harbor.example', 2)
    expect([replied.subject, replied.inReplyTo]).toEqual(['[Received] Your feedback at Building 1', arrived.messageId])
    for (const text of ['Cleaned. See https://harbor.example/plan.', 'evil.\u200bexample', 'Read and answer:'])
      expect(replied.text).toContain(text)
    const { body } = await open(pageIn(replied.text).pathname)
    expect([body.includes('Cleaned.'), body.includes('the cleaners')]).toEqual([true, false])
    await post(pathname, { Note: 'Thank you.', Score: '5' })
    const { Notes } = await account.call(GetAnswer, { gId: account.group.id, AnswerId })
    expect(Notes.map(one => [one.Author === '', one.Note])).toEqual([
      [true, 'It was the third floor.'],
      [false, 'Cleaned. See https://harbor.example/plan.'],
      [false, 'Ask the cleaners.'],
      [true, 'Thank you.'],
    ])
    const told = `select data from pgboss.job where name = 'notifications.tell' and data->>'What' = 'feedbackNote' and data->>'GroupId' = $1`
    expect((await world.services.db.system.query(told, [account.group.id])).rows).toHaveLength(2)
    const forged = pathname.replace(/.$/, sign => (sign === 'A' ? 'B' : 'A'))
    for (const url of [forged, pathname.replace(/\/q\/[^/]+/, '/q/ABCDEFGH')]) expect((await open(url)).statusCode).toBe(404)
  })

  test.each([
    ['5', 'Thank you!', 'We are sorry'],
    ['3', 'Thank you!', 'We are sorry'],
    ['2', 'We are sorry about that', 'Thank you!'],
  ])('of %s stars says %s', async (Score, says, never) => {
    const account = await world.newAccount({ role: 'GM' })
    const { body } = await open(
      await send(account, 'Feedback', { fields: { Score }, Form: { ...Form, ThankYou: { en: 'Thank you! Come again.' } } }),
    )
    expect([body.includes(says), body.includes(never)]).toEqual([true, false])
  })

  test('of a form with a low star leads to a page that says what happens next', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const receipt = await send(account, 'Maintenance', { fields: { Q001: 'Plumbing', Q002: 'x', Q003: 'Low', Q005: 'Jo' } })
    expect((await open(receipt)).body).toContain('The building team has it now.')
    const RequestId = (await account.call(GetRequests, { filter: { gId: account.group.id } })).Requests[0]?.RequestId ?? ''
    await account.call(MoveRequest, { GroupId: account.group.id, RequestId, Move: 'finish' })
    await post(receipt, { Score: '1' })
    expect((await open(receipt)).body).toContain('The building team is told of your rating.')
  })
})
