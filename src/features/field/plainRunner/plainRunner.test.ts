import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { GetRoundVersion, GetRunningWalks, GetToldWalk, GetWaitingWalks, SendWalk, TellWalk } from '../inspections/contract.ts'
import { walkMessages } from '../inspections/model.ts'
import { openPhone } from '../inspections/testing.ts'
import { GetPhones, SetPersonBlocked } from '../phones/contract.ts'
import { addRound, roomOf, stopOf } from '../rounds/testing.ts'
import { plainPart } from './part.server.ts'

const world = await openWorld()
const app = await openHttp(world.services, [plainPart(world.services)])
afterAll(() => app.close())

const placeOf = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
const openWalk = async (account: Account, stops = 1) => {
  const room = await roomOf(account)
  const Stops = Array.from({ length: stops }, (_, i) => stopOf(`Pump ${i + 1}`, room))
  const { RoundId } = await addRound(account, `Plain ${randomUUID().slice(0, 6)}`, { Stops })
  const version = await account.call(GetRoundVersion, { gId: account.group.id, bId: account.building.id, rId: RoundId })
  const told = { ...placeOf(account), RoundId, InspectionId: uuidv7() }
  const at = { gId: account.group.id, bId: account.building.id, iptId: told.InspectionId }
  return { told, at, stops: version.Stops.map(({ StopId }) => StopId) }
}

test('a walk is told without a phone: numbered and chained by the server, what changes nothing is left out, its end counted', async () => {
  const account = await world.newAccount()
  const { told, at, stops } = await openWalk(account)
  const stop = stops[0] ?? ''
  await account.call(TellWalk, { ...told, Items: [] })
  const { Walks } = await account.call(GetRunningWalks, { gId: at.gId, bId: at.bId })
  expect(Walks).toMatchObject([{ InspectionId: told.InspectionId, StopsDone: 0, TotalStopNumber: 1 }])
  const answer = { type: 'answer', stop, code: 'Q001', value: 3 } as const
  const done = { type: 'stop.done', stop } as const
  const first = await account.call(TellWalk, { ...told, Items: [answer, done] })
  expect(first.Walk).toMatchObject({ UpTo: 3, StopsDone: 1, Gaps: [], BrokenAt: null })
  const again = await account.call(TellWalk, { ...told, Items: [answer, done] })
  expect(again.Walk.UpTo, 'the same told again changes nothing').toBe(3)
  const changed = await account.call(TellWalk, { ...told, Items: [{ ...answer, value: 4 }, done] })
  expect(changed.Walk.UpTo, 'a correction, and the end of its stop again').toBe(5)
  const read = await account.call(GetToldWalk, at)
  expect(read.Stops).toMatchObject([{ StopId: stop, State: 'Done', Answers: { Q001: 4 } }])
  const ended = await account.call(TellWalk, { ...told, Items: [{ type: 'walk.submitted' }] })
  expect(ended.Walk.State).toBe('Complete')
  const twice = await account.call(TellWalk, { ...told, Items: [{ type: 'walk.submitted' }] })
  expect(twice.Walk.State).toBe('Complete')
  const late = await account.refuse(TellWalk, { ...told, Items: [{ ...answer, value: 5 }] })
  expect(late).toMatchObject({ status: 409, message: walkMessages.over })
  expect((await account.call(GetRunningWalks, { gId: at.gId, bId: at.bId })).Walks).toEqual([])
})

test('told ten times at once a walk is one, and nothing of it waits or is refused', async () => {
  const account = await world.newAccount()
  const { told, at, stops } = await openWalk(account)
  await Promise.all(Array.from({ length: 10 }, () => account.call(TellWalk, { ...told, Items: [] })))
  const Items = [
    { type: 'answer', stop: stops[0], code: 'Q001', value: 3 },
    { type: 'stop.done', stop: stops[0] },
  ] as const
  await Promise.all(Array.from({ length: 10 }, () => account.call(TellWalk, { ...told, Items: [...Items] })))
  expect((await account.call(GetToldWalk, at)).Walk).toMatchObject({ UpTo: 3, Announced: 3, StopsDone: 1 })
  expect((await account.call(GetWaitingWalks, { gId: at.gId, bId: at.bId })).Walks).toEqual([])
})

test('the log of a phone is its own: nobody tells of its walk, nor reads it here; nor does a phone send of a told one', async () => {
  const account = await world.newAccount()
  const other = await world.newAccount()
  const { told, at, stops } = await openWalk(account)
  const phone = openPhone(account, told.RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  await phone.send()
  const ofPhone = { ...told, InspectionId: phone.InspectionId, Items: [{ type: 'stop.done' as const, stop: stops[0] }] }
  expect(await account.refuse(TellWalk, ofPhone)).toMatchObject({ status: 404 })
  expect(await account.refuse(GetToldWalk, { ...at, iptId: phone.InspectionId })).toMatchObject({ status: 404 })
  await account.call(TellWalk, { ...told, Items: [] })
  expect(await other.refuse(GetToldWalk, at)).toMatchObject({ status: 404 })
  const elsewhere = await openWalk(account)
  expect(await account.refuse(TellWalk, { ...told, RoundId: elsewhere.told.RoundId, Items: [] }), 'of another round').toMatchObject({
    status: 404,
  })
  const { go } = await signIn(account)
  const page = await go(`/field/plain/${at.gId}/${at.bId}/${elsewhere.told.RoundId}/${at.iptId}`)
  expect(page.statusCode).toBe(404)
  const { items } = phone
  const { Receipts } = await account.call(SendWalk, {
    ...phone.sent(items),
    InspectionId: told.InspectionId,
    Items: [{ ...items[0], id: uuidv7() }],
  })
  expect(Receipts).toMatchObject([{ Result: 'refused', Why: 'device' }])
  const { Phones } = await account.call(GetPhones, { gId: at.gId, bId: at.bId })
  const mine = Phones.find(({ DeviceId }) => DeviceId !== phone.DeviceId)
  await account.call(SetPersonBlocked, { ...placeOf(account), PhoneId: mine?.PhoneId ?? '', Blocked: true })
  expect(await account.refuse(TellWalk, { ...told, Items: [{ type: 'stop.done', stop: stops[0] }] })).toMatchObject({ status: 403 })
})

test('the pages ask who it is, follow no address of elsewhere, and take no form from other sites', async () => {
  const path = `/field/plain/${randomUUID()}/${randomUUID()}`
  const page = await app.inject({ url: path })
  expect(page.body).toContain(`name="next" value="${path}"`)
  expect(page.headers['content-security-policy']).toContain(`default-src 'none'`)
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'lintel.test' }
  const wrong = await app.inject({
    method: 'POST',
    url: '/field/plain/sign-in',
    headers: form,
    payload: 'UserName=a%40b.com&Password=x&next=https%3A%2F%2Fevil.example',
  })
  expect([wrong.statusCode, wrong.body.includes('evil.example')]).toEqual([401, false])
  const foreign = { ...form, origin: 'https://evil.example' }
  const refused = await app.inject({ method: 'POST', url: '/field/plain/sign-out', headers: foreign, payload: '' })
  expect(refused.statusCode).toBe(401)
  const forged = await app.inject({ url: '/field/plain/nobody/at/all' })
  expect(forged.statusCode).toBe(404)
})

/** A browser without script: keeps cookies, sends forms. */
const openBrowser = () => {
  const cookies = new Map<string, string>()
  const go = async (url: string, form?: Readonly<Record<string, string>>) => {
    const reply = await app.inject({
      method: form ? 'POST' : 'GET',
      url,
      headers: {
        host: 'lintel.test',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { origin: 'http://lintel.test', 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
    for (const { name, value } of reply.cookies) cookies.set(name, value)
    return reply
  }
  return { go, cookies }
}
const signIn = async (account: Account) => {
  const browser = openBrowser()
  const { email, password } = account.user
  expect((await browser.go('/field/plain/sign-in', { UserName: email, Password: password, Keep: 'true' })).statusCode).toBe(303)
  return browser
}

test('an answer that is corrected, and corrected back within the hour, is what was said last', async () => {
  const account = await world.newAccount()
  const { told, at, stops } = await openWalk(account)
  const { go } = await signIn(account)
  const round = `/field/plain/${at.gId}/${at.bId}/${told.RoundId}`
  expect((await go(round, { Key: told.InspectionId })).statusCode).toBe(303)
  const stop = `${round}/${told.InspectionId}/${stops[0]}`
  for (const Q001 of ['3', '4', '3']) {
    const shown = /name="shown" value="([^"]*)"/.exec((await go(stop)).body)?.[1] ?? ''
    expect((await go(stop, { shown, Q001, act: 'done' })).statusCode).toBe(303)
    expect((await account.call(GetToldWalk, at)).Stops[0]?.Answers).toMatchObject({ Q001: Number(Q001) })
  }
})

test('a session that ends in the middle is renewed once, however many calls a page makes', async () => {
  const account = await world.newAccount()
  const { at } = await openWalk(account)
  const { go } = await signIn(account)
  await world.services.db.system.query(
    `update session set expires_date = now() - interval '1 second' where user_id = $1 and family is not null`,
    [account.user.id],
  )
  const page = await go(`/field/plain/${at.gId}/${at.bId}`)
  expect(page.body).toContain('Rounds to walk')
  expect((await go(`/field/plain/${at.gId}/${at.bId}`)).body).toContain('Rounds to walk')
})
