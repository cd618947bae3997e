import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { GetRequests } from '../inbox/contract.ts'
import { scanPart } from './scanPart.server.ts'
import { isTooFast, visitToken } from './visitToken.server.ts'

// Forms that come back faster than people fill them in.
const seconds = 2
const world = await openWorld({ env: { FORM_SECONDS: String(seconds) } })
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': 'en' }
const post = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const keyIn = (html: string) => /name="Key" value="([^"]+)"/.exec(html)?.[1] ?? ''
const said = {
  Q001: 'ElevatorEscalator',
  Q002: 'The lift stops between floors.',
  Q003: 'High',
  Q004: '12B',
  Q005: 'Jo',
  Q006: 'jo@harbor.example',
}
const opened = async () => {
  const account = await world.newAccount({ role: 'ChiefEngineer' })
  const { Address } = await newQrCode(world, account, { Type: 'Maintenance' })
  const path = `/q/${Address}`
  const keyOfAge = (ms: number) => visitToken(world.services.config.secret, Address, uuidv7(Date.now() - ms))
  const total = async () => (await account.call(GetRequests, { filter: { gId: account.group.id } })).Total
  return { path, keyOfAge, total, Key: keyIn((await app.inject({ url: path, headers })).body) }
}

describe('a form that comes back at once', () => {
  test('is not kept: it comes back as it was filled in, and goes when it is sent once more', async () => {
    const { path, Key, total } = await opened()
    const fast = await post(path, { Key, ...said })
    expect(fast.statusCode).toBe(422)
    expect(fast.body).toContain('That was very fast. Please look it over and send it once more.')
    for (const text of [said.Q002, said.Q006]) expect(fast.body).toContain(text)
    expect(keyIn(fast.body)).toBe(Key) // another press from the page that came back counts from the first page
    expect(await total()).toBe(0)
    await expect.poll(async () => (await post(path, { Key, ...said })).statusCode, { timeout: 5000, interval: 500 }).toBe(303)
    expect(await total()).toBe(1)
  })

  test('is told of what is wrong with it first', async () => {
    const { path, Key } = await opened()
    const { body } = await post(path, { Key })
    expect(body).not.toContain('That was very fast')
    expect(body).toContain('aria-invalid')
  })
})

describe('a form is taken at once', () => {
  test('of a page that has been open: filled in by the browser, kept by it, or without a script', async () => {
    const { path, keyOfAge, total } = await opened()
    expect((await post(path, { Key: keyOfAge(seconds * 1000), ...said })).statusCode).toBe(303)
    expect(await total()).toBe(1)
  })

  test('when a phone sends again what it has kept for days, by the key that the refusal brings', async () => {
    const { path, keyOfAge, total } = await opened()
    const late = await post(path, { Key: keyOfAge(72 * 3_600_000), ...said })
    expect([late.statusCode, late.body.includes('This page was open for a long time.')]).toEqual([422, true])
    expect((await post(path, { Key: keyIn(late.body), ...said })).statusCode).toBe(303)
    expect(await total()).toBe(1)
    // Who brings no key of ours has to wait like everybody else.
    const forged = await post(path, { Key: 'x', ...said })
    expect((await post(path, { Key: keyIn(forged.body), ...said })).body).toContain('That was very fast')
  })
})

test.each([
  { age: -30_000, least: 2, fast: false },
  { age: 0, least: 2, fast: true },
  { age: 1999, least: 2, fast: true },
  { age: 2000, least: 2, fast: false },
  { age: 0, least: 0, fast: false },
])('a page of $age ms, of at least $least s, is too fast: $fast', ({ age, least, fast }) => {
  const now = Date.now()
  expect(isTooFast(uuidv7(now - age), least, now)).toBe(fast)
})
