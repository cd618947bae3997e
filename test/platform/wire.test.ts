import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { openWorld, password } from '../world.ts'

// What the documents leave open and we have decided, as it goes over the wire: names are written out here, not imported.
const world = await openWorld()
const account = await world.newAccount()
const ask = (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
  world.app.inject({ method, url, headers, ...(payload && { payload }) })

describe('the token', () => {
  test('goes in the header user-token, and in no other place [A-BEHAV-053]', async () => {
    const address = '/csm/Session/GetProfile'
    expect((await ask('GET', address, undefined, { 'user-token': account.token })).statusCode).toBe(200)
    expect((await ask('GET', address, undefined, { authorization: `Bearer ${account.token}` })).headers['x-error-code']).toBe('usr.aut.utm')
    expect((await ask('GET', `${address}?user-token=${account.token}`)).headers['x-error-code']).toBe('usr.aut.utm')
  })
})

describe('a refusal', () => {
  test.each([
    ['without a token', 401, 'usr.aut.utm', () => ask('GET', '/csm/Session/GetProfile')],
    ['with an unknown token', 401, 'usr.aut.iut', () => ask('GET', '/csm/Session/GetProfile', undefined, { 'user-token': 'ut_x' })],
    ['of a wrong password', 401, 'usr.aut.bad', () => ask('POST', '/csm/Session/SignIn', { UserName: 'a@b.co', Password: 'x' })],
    ['of an input', 400, 'req.val.inv', () => ask('POST', '/csm/Session/SignIn', { UserName: '', Password: '' })],
    ['of an unknown call', 404, 'sys.obj.nof', () => ask('GET', '/csm/Session/NoSuchCall')],
  ])('%s is the header x-error-code, with code, message and request in the body [A-BEHAV-068]', async (_name, status, code, run) => {
    const reply = await run()
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['x-error-code']).toBe(code)
    const { error } = reply.json<{ error: Record<string, unknown> }>()
    expect(error).toMatchObject({ code, message: expect.stringMatching(/\S/), requestId: expect.stringMatching(/\S/) })
  })

  test('names the fields that it is about', async () => {
    const { error } = (await ask('POST', '/csm/Session/SignIn', { UserName: '', Password: 'x' })).json()
    expect(error.fields).toEqual([{ Field: 'UserName', Message: 'Required' }])
  })

  test('is missing from a reply that is none', async () => {
    expect(
      (await ask('GET', '/csm/Session/GetProfile', undefined, { 'user-token': account.token })).headers['x-error-code'],
    ).toBeUndefined()
  })
})

describe('the calls of the session', () => {
  test('are Session/SignIn, Session/SignInByPin with Secret and PIN, and Session/SignOut [A-BEHAV-054]', async () => {
    const signedIn = await ask('POST', '/csm/Session/SignIn', { UserName: account.user.email, Password: password })
    const { UserToken } = signedIn.json<{ data: { UserToken: string } }>().data
    const byPin = await ask('POST', '/csm/Session/SignInByPin', { Secret: '0'.repeat(16), PIN: '1234' })
    expect(byPin.headers['x-error-code']).toBe('usr.aut.pin')
    expect((await ask('POST', '/csm/Session/SignInByPin', { PIN: '1234' })).headers['x-error-code']).toBe('req.val.inv')
    const left = await ask('POST', '/csm/Session/SignOut', {}, { 'user-token': UserToken })
    expect(left.json()).toEqual({ data: {} })
  })
})

test('whoever sends a body that is too large can send it to its end, and reads why it is refused', async () => {
  const base = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const body = JSON.stringify({ UserName: 'x'.repeat(8 * 1024 * 1024), Password: 'x' })
  const answer = () =>
    new Promise((resolve, reject) => {
      const sent = http.request(`${base}/csm/Session/Renew`, { method: 'POST', headers: { 'content-type': 'application/json' } })
      sent.once('error', reject)
      sent.once('response', reply => {
        reply.resume()
        // A client that reads only after it has written all of it.
        sent.once('close', () => resolve([reply.statusCode, reply.headers['x-error-code'], sent.writableFinished]))
      })
      sent.end(body)
    })
  for (let i = 0; i < 9; i++) expect(await answer()).toEqual([413, 'req.bdy.big', true])
})
