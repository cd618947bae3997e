import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { list, read, z } from '../core/call.ts'
import { callOnce, queries, refresh, sameScope } from './calls.ts'
import { CallError } from './send.ts'
import { sessionStore, sessionToken, signIn } from './session.ts'
import { waitingToasts } from './toasts.ts'

const GetProperty = read('Entity/GetProperty', {
  summary: '',
  scope: 'building',
  input: z.strictObject({ eId: z.string() }),
  output: z.object({}),
})
const GetGroups = list('Group/GetGroups', {
  summary: '',
  scope: 'session',
  quiet: true,
  rows: 'Groups',
  row: z.object({}),
  filter: z.strictObject({}),
  sort: ['Name'],
  perPage: 10,
})
const refuses = (code: string, message = 'No.') =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ error: { code, message, requestId: 'rq' } }), { headers: { 'x-error-code': code } }),
  )
const enter = () =>
  signIn({
    acId: 'u1',
    UserName: 'a@b.co',
    UserToken: 'ut_1',
    UserContext: { MemberRoleInGroup: 'Admin', CurrentGroupId: 'g1', CurrentGroupName: 'G', PermissionsHash: {} },
  })
// What `useCall` gives to the cache, without React.
const query = (call: typeof GetProperty | typeof GetGroups, input: never) =>
  queries.fetchQuery({ queryKey: [call.path], queryFn: () => callOnce(call, input), meta: { quiet: call.quiet === true }, retry: false })

afterEach(() => {
  vi.unstubAllGlobals()
  waitingToasts.set([])
  queries.clear()
})

describe('refusals in the browser', () => {
  it.each(['usr.aut.iut', 'usr.aut.utm'])(
    'clears the session and rejects on %s, without a toast [A-RULE-079] [B-RULE-121] [C-RULE-074]',
    async code => {
      enter()
      refuses(code)
      await expect(query(GetProperty, { eId: 'b1' } as never)).rejects.toMatchObject({ code })
      expect(sessionToken()).toBeNull()
      expect(sessionStore.get()).toMatchObject({ status: 'out', profile: null })
      expect(waitingToasts.get()).toEqual([])
    },
  )

  it('shows any other refusal once and rejects [A-RULE-080] [B-RULE-122] [C-RULE-075]', async () => {
    refuses('sys.obj.dup', 'It exists already.')
    await expect(query(GetProperty, { eId: 'b1' } as never)).rejects.toMatchObject({ code: 'sys.obj.dup' })
    expect(waitingToasts.get()).toEqual([{ text: 'It exists already.', kind: 'error', ms: 2000 }])
  })

  it('shows nothing for the account list [A-RULE-084]', async () => {
    refuses('sys.int.err')
    await expect(query(GetGroups, { filter: {} } as never)).rejects.toMatchObject({ code: 'sys.int.err' })
    expect(waitingToasts.get()).toEqual([])
  })

  it('keeps a newer session when an old call is refused late', async () => {
    enter()
    vi.stubGlobal('fetch', async () => {
      signIn({ ...(sessionStore.get().profile as never as Parameters<typeof signIn>[0]), UserToken: 'ut_2' })
      return new Response('{}', { headers: { 'x-error-code': 'usr.aut.iut' } })
    })
    await expect(callOnce(GetProperty, { eId: 'b1' })).rejects.toMatchObject({ code: 'usr.aut.iut' })
    expect(sessionToken()).toBe('ut_2')
  })
})

describe('answers kept while the next load', () => {
  it('keeps them within one account and building only', () => {
    expect(sameScope({ filter: { gId: 'g', text: 'a' } }, { filter: { gId: 'g' }, pagination: { page: 1 } })).toBe(true)
    expect(sameScope({ filter: { gId: 'g' } }, { filter: { gId: 'h' } })).toBe(false)
    expect(sameScope({ GroupId: 'g', EntityId: 'b' }, { gId: 'g', bId: 'b' })).toBe(true)
    expect(sameScope({ gId: 'g', bId: 'b' }, { gId: 'g', bId: 'c' })).toBe(false)
  })
})

describe('a part of a page that shows the same answer later', () => {
  // What `useCall` does when it is mounted, without React.
  const mount = async (code: string) => {
    await new Promise(resolve => setTimeout(resolve, 5)) // a session that ended before empties the cache
    const calls = vi.fn(async () => Promise.reject(new CallError(code, '')))
    const observe = async () => {
      const observer = new QueryObserver(queries, { queryKey: ['missing', code], queryFn: calls, retry: false, meta: { quiet: true } })
      const leave = observer.subscribe(() => undefined)
      await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'))
      leave()
    }
    await observe()
    return { calls, observe }
  }

  it('does not ask again for what was refused just now', async () => {
    const { calls, observe } = await mount('sys.obj.nof')
    await observe()
    expect(calls).toHaveBeenCalledTimes(1)
    await refresh({ path: 'missing' }) // after a write
    await observe()
    expect(calls).toHaveBeenCalledTimes(2)
  })

  it.each(['net.off', 'sys.srv.una'])('asks again after %s', async code => {
    const { calls, observe } = await mount(code)
    await observe()
    expect(calls).toHaveBeenCalledTimes(2)
  })

  it('asks again for a refusal of more than 10 s ago', async () => {
    const { calls, observe } = await mount('sys.obj.nof')
    vi.setSystemTime(Date.now() + 10_001)
    await observe()
    vi.useRealTimers()
    expect(calls).toHaveBeenCalledTimes(2)
  })
})

describe('another try by itself', () => {
  const { retry, retryDelay } = queries.getDefaultOptions().queries ?? {}
  const refused = (code: string, retryAfter?: number) => new CallError(code, '', { retryAfter })
  const again = (error: Error) => typeof retry === 'function' && retry(0, error)
  const pause = (error: Error) => (typeof retryDelay === 'function' ? retryDelay(0, error) : retryDelay)

  it('is made where the server is away, or says that it will soon be right, and not before', () => {
    expect([refused('sys.srv.una'), refused('sys.srv.una', 2), refused('net.off'), refused('req.lim.exc', 2)].map(again)).toEqual(
      Array(4).fill(true),
    )
    expect([refused('sys.srv.una', 30), refused('req.lim.exc', 50), refused('req.lim.exc'), refused('sys.obj.nof', 1)].map(again)).toEqual(
      Array(4).fill(false),
    )
    expect([refused('sys.srv.una'), refused('sys.srv.una', 2)].map(pause)).toEqual([400, 2000])
  })
})
