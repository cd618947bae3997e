import { afterAll, describe, expect, test, vi } from 'vitest'
import { itemOf, newHub } from '../../../../test/support/hubs.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { GetRequests } from '../inbox/contract.ts'
import { GetQrCode, SaveQrCode } from '../qr/contract.ts'
import { scanPart } from './scanPart.server.ts'

// A form whose e-mail address is proven by a mailed code, without a script.
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': 'en' }
let callers = 0
const remoteAddress = () => `127.6.${(++callers >> 8) & 255}.${callers & 255}`
const post = (url: string, fields: Record<string, string>, from = remoteAddress()) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: from,
  })
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']),
  )
let people = 0
const formOf = (Email = `jo${++people}@harbor.example`) => ({
  Q001: 'ElevatorEscalator',
  Q002: 'The lift stops between floors.',
  Q003: 'High',
  Q004: '12B',
  Q005: 'Jo Harper',
  Q006: Email,
})
/** The digits of all mails to an address, the oldest first. */
const digitsFor = async (email: string): Promise<string[]> => {
  const text = 'select subject from mail where "to" = $1 order by id'
  const { rows } = await world.services.db.system.query<{ subject: string }>(text, [[email]])
  return rows.map(({ subject }) => /^\d{6}(?= is your code for )/.exec(subject)?.[0] ?? '')
}
const opened = async () => {
  const owner = await world.newAccount({ role: 'GM' })
  const { path, QrCodeId } = await newHub(owner, [itemOf('Maintenance', 'Report', { ConfirmEmail: true })])
  const open = async () => {
    const { body } = await app.inject({ url: path, headers, remoteAddress: remoteAddress() })
    return hiddenIn(body).Key ?? ''
  }
  const list = async () => (await owner.call(GetRequests, { filter: { gId: owner.group.id } })).Requests
  return { owner, path, QrCodeId, Key: await open(), open, list }
}

describe('an e-mail address that is to be confirmed', () => {
  test('is asked for by six digits; only then is the request made, with all that was written', async () => {
    const { path, Key, list } = await opened()
    const form = formOf()
    const asked = await post(path, { Key, ...form })
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('<h1>Please confirm your email address</h1>')
    expect(asked.body).toContain(form.Q006)
    expect(hiddenIn(asked.body)).toMatchObject({ Key, ...form })
    const [digits = ''] = await digitsFor(form.Q006)
    expect(digits).toMatch(/^\d{6}$/)
    const other = String((Number(digits) + 1) % 1_000_000).padStart(6, '0')
    const wrong = await post(path, { ...hiddenIn(asked.body), EmailCode: other })
    expect([wrong.statusCode, wrong.body.includes('These are not the digits of the last mail.')]).toEqual([422, true])
    expect(hiddenIn(wrong.body)).toEqual(hiddenIn(asked.body))
    expect((await post(path, hiddenIn(wrong.body))).body).toContain('Please type the six digits of the mail.')
    expect(await list()).toEqual([])
    const right = await post(path, { ...hiddenIn(wrong.body), EmailCode: ` \u00a0${digits.slice(0, 3)} ${digits.slice(3)}` })
    expect([right.statusCode, String(right.headers.location).startsWith(`${path}/r/`)]).toEqual([303, true])
    expect(await list()).toMatchObject([{ Email: form.Q006, Detail: form.Q002, Name: 'Jo Harper' }])
  })

  test('is proven by the digits of this visit, this address and the last quarter of an hour only', async () => {
    const { path, Key, open, list } = await opened()
    const form = formOf()
    const sent = hiddenIn((await post(path, { Key, ...form })).body)
    const [EmailCode = ''] = await digitsFor(form.Q006)
    const refused = async (fields: Record<string, string>) => (await post(path, { ...sent, EmailCode, ...fields })).statusCode
    expect(await refused({ Q006: formOf().Q006 })).toBe(422)
    expect(await refused({ Key: await open() })).toBe(422)
    expect(await refused({ EmailSent: String(Number(sent.EmailSent) + 1) })).toBe(422)
    expect(await refused({ EmailSent: 'soon' })).toBe(422)
    vi.setSystemTime(Date.now() + 16 * 60_000)
    try {
      expect((await post(path, { ...sent, EmailCode })).body).toContain('This code has run out.')
    } finally {
      vi.useRealTimers()
    }
    expect(await list()).toEqual([])
    expect((await post(path, { ...sent, EmailCode })).statusCode).toBe(303)
  })

  test('cannot be guessed: after five tries even the right digits wait', async () => {
    const { path, Key, list } = await opened()
    const form = formOf()
    const sent = hiddenIn((await post(path, { Key, ...form })).body)
    const [EmailCode = ''] = await digitsFor(form.Q006)
    for (let i = 1; i <= 5; i++) {
      const wrong = String((Number(EmailCode) + i) % 1_000_000).padStart(6, '0')
      expect((await post(path, { ...sent, EmailCode: wrong })).body).toContain('These are not the digits')
    }
    const late = await post(path, { ...sent, EmailCode })
    expect([late.statusCode, late.body.includes('There were too many tries.')]).toEqual([422, true])
    expect(hiddenIn(late.body)).toMatchObject(form)
    expect(await list()).toEqual([])
  })

  test('gets five codes at most at once, over all codes and visits; from one address twenty are asked for', async () => {
    const [one, two] = [await opened(), await opened()]
    const form = formOf()
    const first = hiddenIn((await post(one.path, { Key: one.Key, ...form })).body)
    for (let i = 0; i < 4; i++) await post(two.path, { Key: await two.open(), ...form })
    expect(await digitsFor(form.Q006)).toHaveLength(5)
    const full = await post(one.path, { ...first, EmailWay: 'again' })
    expect([full.statusCode, full.body.includes('Too many codes were mailed.')]).toEqual([422, true])
    expect(await digitsFor(form.Q006)).toHaveLength(5)
    // The digits that came before still hold.
    const [EmailCode = ''] = await digitsFor(form.Q006)
    expect((await post(one.path, { ...first, EmailCode })).statusCode).toBe(303)
    const from = remoteAddress()
    for (let i = 0; i < 20; i++) expect((await post(two.path, { Key: two.Key, ...formOf() }, from)).statusCode).toBe(200)
    expect((await post(two.path, { Key: two.Key, ...formOf() }, from)).body).toContain('Too many codes were mailed.')
  })

  test('can be changed: the form comes back as it was filled in; an empty one is asked for at its field', async () => {
    const { path, Key } = await opened()
    const form = formOf()
    const sent = hiddenIn((await post(path, { Key, ...form })).body)
    const back = await post(path, { ...sent, EmailWay: 'back' })
    expect(back.statusCode).toBe(200)
    for (const text of [form.Q002, `value="${form.Q006}"`, 'data-answer']) expect(back.body).toContain(text)
    const empty = await post(path, { Key, ...form, Q006: '' })
    expect([empty.statusCode, empty.body.includes('Please type your email address: a code is mailed to it.')]).toEqual([422, true])
  })
})

describe('in the editor', () => {
  test('is off unless it is switched on, and kept as it was sent', async () => {
    const { owner, QrCodeId } = await opened()
    const read = async (id: string) => (await owner.call(GetQrCode, { gId: owner.group.id, QrCodeId: id })).Items[0]?.Rules
    expect(await read(QrCodeId)).toMatchObject({ ConfirmEmail: true })
    const off = await newHub(owner, [itemOf('Maintenance', 'Report', { ConfirmEmail: false })])
    expect(await read(off.QrCodeId)).toBeNull()
  })

  test.each(['Feedback', 'Wifi', 'LadderSafety'] as const)('a form of %s, which asks for no address, cannot confirm one', async type => {
    const { owner } = await opened()
    const place = { GroupId: owner.group.id, BuildingId: owner.building.id, QrName: 'Sign', Location: 'Lobby' }
    const { fields } = await owner.refuse(SaveQrCode, { ...place, Item: itemOf(type, 'A', { ConfirmEmail: true }) })
    expect(fields).toEqual([
      { Field: 'Item.Rules.ConfirmEmail', Message: 'This form asks for no email address. Add a field for it, or confirm none.' },
    ])
  })
})
