import { describe, expect, it } from 'vitest'
import { addressOf, CallError, NETWORK_CODE, type Sendable, send } from './send.ts'

const GetPropertyList: Sendable = { path: 'Entity/GetPropertyList', method: 'GET', rows: 'Properties' }
const GetProperty: Sendable = { path: 'Entity/GetProperty', method: 'GET' }
const EditProperty: Sendable = { path: 'Entity/EditProperty', method: 'POST' }

const server = (body: unknown, { code = '', status = 200 } = {}) => {
  const seen: { address: string; init: RequestInit }[] = []
  const answering = async (address: unknown, init: RequestInit = {}) => {
    seen.push({ address: String(address), init })
    return new Response(JSON.stringify(body), { status, headers: code ? { 'x-error-code': code } : {} })
  }
  const ask = (call: Sendable, input: unknown, idempotencyKey?: string) =>
    send(call, input, { fetch: answering as typeof fetch, token: 'ut_1', language: 'fr', idempotencyKey })
  return { seen, ask }
}
const refusalOf = async (asked: Promise<unknown>): Promise<CallError> =>
  asked.then(
    () => Promise.reject(new Error('not refused')),
    error => (error instanceof CallError ? error : Promise.reject(error)),
  )

describe('what goes over the wire', () => {
  it('sends the header user-token with every request [A-CALL-001]', async () => {
    const { seen, ask } = server({ data: {} })
    await ask(GetProperty, { eId: 'b1' })
    await ask(EditProperty, {})
    expect(seen.map(({ init }) => new Headers(init.headers).get('user-token'))).toEqual(['ut_1', 'ut_1'])
    expect(new Headers(seen[0]?.init.headers).get('accept-language')).toBe('fr')
  })

  it('serves a call as /csm/{Area}/{Action} [A-CALL-002]', () => {
    expect(addressOf(EditProperty, { a: 1 })).toBe('/csm/Entity/EditProperty')
    expect(addressOf(GetProperty, { eId: '123', missing: undefined })).toBe('/csm/Entity/GetProperty?eId=123')
  })

  it('gives the data of the reply [A-CALL-003]', async () => {
    expect(await server({ data: { acId: 'x' } }).ask(EditProperty, {})).toEqual({ acId: 'x' })
  })

  it('codes filter, sort, pagination and range as JSON [A-CALL-004]', async () => {
    const { seen, ask } = server({ data: { Properties: [], Total: 0 } })
    const input = {
      filter: { gId: 'g', text: 'a&b' },
      sort: { field: 'Name', order: 'ASC' },
      pagination: { page: 0, perPage: 10 },
      range: [0, 9],
    }
    expect(await ask(GetPropertyList, input)).toEqual({ Properties: [], Total: 0 })
    const query = new URL(seen[0]?.address ?? '', 'http://x').searchParams
    expect(Object.fromEntries([...query].map(([name, value]) => [name, JSON.parse(value)]))).toEqual(input)
  })

  it('puts the key of an intent on writes only', async () => {
    const { seen, ask } = server({ data: {} })
    await ask(EditProperty, {}, 'k1')
    await ask(GetProperty, {}, 'k1')
    expect(seen.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual(['k1', null])
  })
})

describe('refusals', () => {
  const error = {
    code: 'req.val.inv',
    message: 'Please fill in the required fields',
    fields: [{ Field: 'City', Message: 'Required' }],
    requestId: 'rq',
  }

  it('obeys the error header on a reply with status 200 [A-RULE-078] [A-RULE-080]', async () => {
    const refusal = await refusalOf(server({ error }, { code: 'req.val.inv' }).ask(EditProperty, {}))
    expect(refusal).toMatchObject({ code: 'req.val.inv', message: error.message, fields: error.fields, requestId: 'rq', status: 200 })
  })

  it('lets the header decide even where data came along', async () => {
    expect((await refusalOf(server({ data: {} }, { code: 'usr.aut.iut' }).ask(GetProperty, {}))).code).toBe('usr.aut.iut')
  })

  it('raises an error carrying the body when a list reply lacks its rows [A-RULE-081] [C-RULE-076]', async () => {
    const body = { data: { Total: 3 } }
    expect((await refusalOf(server(body).ask(GetPropertyList, {}))).body).toEqual(body)
  })

  it('says that there is no connection when nothing answers', async () => {
    const none = () => Promise.reject(new TypeError('Failed to fetch'))
    const asked = send(GetProperty, {}, { fetch: none as typeof fetch, token: null, language: 'en' })
    expect(await refusalOf(asked)).toMatchObject({ code: NETWORK_CODE, message: expect.stringContaining('no connection') })
  })

  it('does not take a page of a proxy for an answer', async () => {
    expect((await refusalOf(server('<html>', { status: 502 }).ask(GetProperty, {}))).code).toBe('http.502')
  })
})
