import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { GetOverview } from '../../insight/landing/contract.ts'
import { definitions } from '../functionalities/definitions.ts'
import { AddRequestNote, GetRequest, GetRequestCounts, GetRequests, MoveRequest } from '../inbox/contract.ts'
import { scanPart } from './scanPart.server.ts'

// What a visitor sends becomes a request, from the built pages to the staff and back.
const world = await openWorld({ work: true })
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': 'en' }
let caller = 0
const remoteAddress = () => `127.9.${(++caller >> 8) & 255}.${caller & 255}`
const open = (url: string) => app.inject({ url, headers, remoteAddress: remoteAddress() })
const post = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: remoteAddress(),
  })
const keyIn = (html: string) => /name="Key" value="([^"]+)"/.exec(html)?.[1] ?? ''

const said = {
  Q001: 'ElevatorEscalator',
  Q002: 'The lift stops between floors.',
  Q003: 'High',
  Q004: '12B',
  Q005: 'Jo Harper',
  Q006: 'jo@harbor.example',
}
const opened = async () => {
  const account = await world.newAccount({ role: 'ChiefEngineer' })
  const code = await newQrCode(world, account, { Type: 'Maintenance', QrName: 'Lift lobby' })
  const path = `/q/${code.Address}`
  const Key = keyIn((await open(path)).body)
  const list = async () => (await account.call(GetRequests, { filter: { gId: account.group.id } })).Requests
  return { account, code, path, Key, list }
}

describe('what a visitor sends', () => {
  test('is a request with a number, and leads to its own page; the same once more is the same request', async () => {
    const { account, code, path, Key, list } = await opened()
    const first = await post(path, { Key, ...said })
    expect(first.statusCode).toBe(303)
    expect(first.headers.location).toMatch(new RegExp(`^${path}/r/[0-9a-f-]{36}\\.[\\w-]{22}\\?lang=en$`))
    const again = await Promise.all([post(path, { Key, ...said }), post(path, { Key, ...said })])
    expect(again.map(one => one.headers.location)).toEqual([first.headers.location, first.headers.location])
    const [request, ...others] = await list()
    expect(others).toEqual([])
    expect(request).toMatchObject({
      Number: 1001,
      Status: 'New',
      FunctionalityType: 'Maintenance',
      Urgency: 'High',
      Name: 'Jo Harper',
      Email: 'jo@harbor.example',
      Unit: '12B',
      RequestType: 'Elevator or escalator',
      Detail: said.Q002,
      BuildingId: account.building.id,
      QrCodeId: code.QrCodeId,
      QrName: 'Lift lobby',
      Location: 'Lobby',
    })
    expect((request?.DueDate ?? 0) - (request?.CreatedDate ?? 0)).toBe(24 * 3_600_000)
    const page = await open(String(first.headers.location))
    expect(page.statusCode).toBe(200)
    for (const text of ['Request 1001', 'Received', said.Q002, 'Urgent']) expect(page.body).toContain(text)
    // Something else from the same page is another request.
    await post(path, { Key, ...said, Q002: 'And the light is off.' })
    expect((await list()).map(one => one.Number)).toEqual([1002, 1001])
  })

  test('is due at no time, nor late, where it is no work for anybody', async () => {
    const account = await world.newAccount({ role: 'ChiefEngineer' })
    const { Address } = await newQrCode(world, account, { Type: 'GuestCheckIn', QrName: 'Desk' })
    const path = `/q/${Address}`
    const page = (await open(path)).body
    expect((await post(path, { Key: keyIn(page), ...definitions.GuestCheckIn.asks })).statusCode).toBe(303)
    const gId = account.group.id
    const { Requests } = await account.call(GetRequests, { filter: { gId } })
    expect(Requests).toMatchObject([{ Status: 'Booked', DueDate: null }])
    const RequestId = Requests[0]?.RequestId ?? ''
    expect((await account.refuse(MoveRequest, { GroupId: gId, RequestId, Move: 'reopen' })).status).toBe(409)
    expect(await account.call(GetRequest, { gId, RequestId })).toMatchObject({ Status: 'Booked', DueDate: null })
    expect(await account.call(GetRequestCounts, { gId })).toMatchObject({ Open: 0, Late: 0 })
    expect((await account.call(GetRequests, { filter: { gId, Status: 'Late' } })).Requests).toEqual([])
    const { ToDo } = await account.call(GetOverview, { gId })
    expect(ToDo.Things).toEqual([])
  })

  test('is found by its number alone, or with others by what their texts hold', async () => {
    const { account, path, Key } = await opened()
    await post(path, { Key, ...said, Q002: 'As in request 1002.' })
    await post(path, { Key, ...said, Q002: 'The light is off.' })
    const found = async (text: string) =>
      (await account.call(GetRequests, { filter: { gId: account.group.id, text } })).Requests.map(one => one.Number)
    expect(await found('1002')).toEqual([1002])
    expect(await found('100')).toEqual([1002, 1001])
    expect(await found('request 1002')).toEqual([1001])
    expect(await found('1003')).toEqual([])
    const stranger = await world.newAccount({ role: 'ChiefEngineer', buildings: 0 })
    expect((await stranger.call(GetRequests, { filter: { gId: stranger.group.id, text: '1002' } })).Total).toBe(0)
  })

  test('is followed by its private page: staff start, write and finish, the visitor adds and rates, each once', async () => {
    const { account, path, Key, list } = await opened()
    const receipt = String((await post(path, { Key, ...said, Q006: 'followed@harbor.example' })).headers.location)
    const { RequestId, Version } = (await list())[0] ?? { RequestId: '', Version: 0 }
    const place = { GroupId: account.group.id, RequestId }
    await account.call(MoveRequest, { ...place, Version, Move: 'start' })
    await account.call(AddRequestNote, { ...place, Note: 'A technician comes at 3 pm.', ForVisitor: true })
    await account.call(AddRequestNote, { ...place, Note: 'Check the door contact first.', ForVisitor: false })
    for (let i = 0; i < 2; i++) expect((await post(receipt, { Note: 'It is elevator 2.' })).statusCode).toBe(303)
    const during = (await open(receipt)).body
    for (const text of ['In progress', 'A technician comes at 3 pm.', 'It is elevator 2.']) expect(during).toContain(text)
    expect(during).not.toContain('door contact')
    await account.call(MoveRequest, { ...place, Move: 'finish' })
    expect((await open(receipt)).body).toContain('How did we do?')
    expect((await post(receipt, { Score: '9' })).statusCode).toBe(422)
    for (const Score of ['4', '1']) await post(receipt, { Score, Note: 'Quick, thank you.' })
    const read = await account.call(GetRequest, { gId: account.group.id, RequestId })
    expect(read).toMatchObject({ Status: 'Done', Score: 4, ScoreComment: 'Quick, thank you.' })
    expect(read.Notes.map(one => [one.Author === '', one.ForVisitor, one.Note])).toEqual([
      [false, true, 'A technician comes at 3 pm.'],
      [false, false, 'Check the door contact first.'],
      [true, true, 'It is elevator 2.'],
    ])
    expect(read.Answers.map(one => [one.Question.en, one.Text])).toContainEqual(['How urgent is it?', 'Urgent'])
    expect(`${read.ReceiptUrl}?lang=en`).toContain(receipt)
    // Mails to the visitor: that it has come, that it is worked on, the message, that it is done; each with the private address.
    const mails = async () => {
      const text = 'select subject, text as html from mail where group_id = $1'
      return (await world.services.db.system.query<{ subject: string; html: string }>(text, [account.group.id])).rows
    }
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(4)
    for (const { subject, html } of await mails()) {
      expect(subject).toMatch(/^\[(Received|In progress|Done)\] Request 1001 · Building 1$/)
      expect(html).toContain(read.ReceiptUrl)
    }
    const bodies = (await mails()).map(one => one.html).join()
    for (const told of ['We have your request', 'A technician comes at 3 pm.', 'Your request is done']) expect(bodies).toContain(told)
    expect(bodies).not.toContain('door contact')
  })

  test('shows nobody else anything: a forged end, another code, another account [B-BEHAV-003]', async () => {
    const [mine, other] = [await opened(), await opened()]
    const receipt = String((await post(mine.path, { Key: mine.Key, ...said })).headers.location)
    const end = receipt.slice(receipt.lastIndexOf('/') + 1)
    const forged = end.replace(/\.(.)/, (_, sign: string) => `.${sign === 'A' ? 'B' : 'A'}`)
    for (const url of [`${mine.path}/r/${forged}`, `${other.path}/r/${end}`, `${mine.path}/r/x`, `${mine.path}/r/${end.slice(0, 36)}`]) {
      expect((await open(url)).statusCode).toBe(404)
      expect((await post(url, { Note: 'x' })).statusCode).toBe(404)
    }
    const RequestId = (await mine.list())[0]?.RequestId ?? ''
    expect(await other.account.refuse(GetRequest, { gId: other.account.group.id, RequestId })).toMatchObject({ status: 404 })
    expect(await other.list()).toEqual([])
  })

  test('keeps what the visitor adds on a page that was opened before staff had finished', async () => {
    const { account, path, Key, list } = await opened()
    const receipt = String((await post(path, { Key, ...said })).headers.location)
    const RequestId = (await list())[0]?.RequestId ?? ''
    await account.call(MoveRequest, { GroupId: account.group.id, RequestId, Move: 'finish' })
    expect((await post(receipt, { Note: 'It stopped again.' })).statusCode).toBe(303)
    const { Notes } = await account.call(GetRequest, { gId: account.group.id, RequestId })
    expect(Notes.map(one => one.Note)).toEqual(['It stopped again.'])
  })

  test('keeps a rating that comes after staff have reopened the request, none after they have cancelled it', async () => {
    for (const { after, Score } of [
      { after: ['reopen'], Score: 4 },
      { after: ['reopen', 'cancel'], Score: null },
    ] as const) {
      const { account, path, Key, list } = await opened()
      const receipt = String((await post(path, { Key, ...said })).headers.location)
      const place = { GroupId: account.group.id, RequestId: (await list())[0]?.RequestId ?? '' }
      await account.call(MoveRequest, { ...place, Move: 'finish' })
      expect((await open(receipt)).body).toContain('How did we do?')
      for (const Move of after) await account.call(MoveRequest, { ...place, Move })
      expect((await post(receipt, { Score: '4', Note: 'Quick.' })).statusCode).toBe(303)
      expect(await account.call(GetRequest, { gId: account.group.id, RequestId: place.RequestId })).toMatchObject({ Score })
    }
  })

  test('counts a rating as an answer of its source, and asks what the page is like, once', async () => {
    const { account, path, Key, list } = await opened()
    const receipt = String((await post(path, { Key, ...said, Q006: 'rated@harbor.example' })).headers.location)
    const RequestId = (await list())[0]?.RequestId ?? ''
    await account.call(MoveRequest, { GroupId: account.group.id, RequestId, Move: 'finish' })
    for (const Score of ['2', '5']) await post(receipt, { Score, Note: 'It came back the next day.' })
    const rows = async (text: string) => (await world.services.db.system.query(text, [account.group.id])).rows
    expect(await rows('select source, score, text from feedback where group_id = $1')).toEqual([
      { source: 'Request', score: 2, text: 'It came back the next day.' },
    ])
    expect((await open(receipt)).body).toContain('How is this page?')
    const [address, query] = receipt.split('?')
    for (const Score of ['9', '4', '1']) {
      const led = await post(`${address}/page?${query ?? ''}`, { PageScore: Score, Comment: 'Clear.' })
      expect(led.statusCode).toBe(303)
      if (Score === '4')
        expect((await open(String(led.headers.location))).body).toContain('Thank you. We have your answer about this page.')
    }
    expect(await rows('select place, page, score, comment, email from page_feedback where group_id = $1')).toEqual([
      { place: 'Receipt', page: '/q/…/r/…', score: 4, comment: 'Clear.', email: 'rated@harbor.example' },
    ])
    expect((await post(`${address}x/page`, { PageScore: '4' })).statusCode).toBe(404)
  })

  test('says on its page what is wrong with what is added, and keeps it', async () => {
    const { path, Key } = await opened()
    const receipt = String((await post(path, { Key, ...said })).headers.location)
    const empty = await post(receipt, { Note: ' ' })
    expect([empty.statusCode, empty.body.includes('Please write something first.')]).toEqual([422, true])
    const long = await post(receipt, { Note: 'x'.repeat(2001) })
    expect([long.statusCode, long.body.includes('x'.repeat(2001))]).toEqual([422, true])
    expect((await post(receipt, { Note: 'x', Other: 'y' })).statusCode).toBe(400)
  })
})
