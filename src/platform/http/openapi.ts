import type { FastifyInstance } from 'fastify'
import { type Call, changes, z } from '../../core/call.ts'
import { type RefusalCode, refusals } from '../../core/problem.ts'
import { PRODUCT } from '../../core/product.ts'
import { ERROR_HEADER, endReasons, IDEMPOTENCY_HEADER, pathOf, TOKEN_HEADER } from '../../core/wire.ts'
import type { Part } from './server.ts'
import { type JsonSchema, sharedSchemas } from './sharedSchemas.ts'

/** The OpenAPI 3.1 document of all calls: 3.1 is JSON Schema 2020-12, so the schemas' own generator is enough. `server` is the address. */
export const openapiOf = (calls: readonly Call[], { version, server }: { version: string; server: string }) => {
  const described = calls.map(call => ({
    call,
    input: asSchema(call.input, 'input'),
    output: asSchema(call.output, 'output'),
  }))
  const { share, components } = sharedSchemas(described.flatMap(({ input, output }) => [input, output]))
  const paths = Object.fromEntries(
    described.map(({ call, input, output }) => [
      pathOf(call),
      { [call.method.toLowerCase()]: operation(call, share(input), share(output)) },
    ]),
  )
  const areas = [...new Set(calls.map(areaOf))].toSorted()
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server, description: 'This installation' }],
    tags: areas.map(name => ({ name, description: `Calls under /csm/${name}` })),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
      headers: { code: { description: 'The code of the refusal', schema: { type: 'string', enum: Object.keys(refusals) } } },
      responses: Object.fromEntries(Object.entries(statuses).map(([status, codes]) => [nameOf(Number(status)), refusalOf(codes)])),
      schemas: { ...components, Refusal: refusal },
    },
    paths,
  }
}

const description = `Every call is \`POST\` or \`GET /csm/{Area}/{Action}\`. Sign in by \`Session/SignIn\` and send its \`UserToken\` in the header \`${TOKEN_HEADER}\`. A refusal bears its code in the header \`${ERROR_HEADER}\`, whatever its status.`
const areaOf = (call: Call): string => call.path.split('/')[0] ?? ''

const asSchema = (schema: Call['input'], io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return made
}

const operation = (call: Call, input: JsonSchema, output: JsonSchema) => ({
  operationId: call.path.replaceAll(/\W+/g, '.').replace(/\.$/, ''),
  tags: [areaOf(call)],
  summary: call.summary,
  'x-scope': call.scope,
  'x-permission': call.may ?? null,
  security: call.scope === 'public' ? [] : [{ token: [] }],
  ...(call.method === 'GET' ? { parameters: queryOf(input) } : call.bytes ? bytesOf(input, call.bytes) : bodyOf(call, input)),
  responses: {
    200: success(call, output),
    ...Object.fromEntries(statusesOf(call).map(status => [status, { $ref: `#/components/responses/${nameOf(status)}` }])),
  },
})

const queryOf = (schema: JsonSchema) => {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, unknown>; required?: string[] } // an input is an object schema
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    content: { 'application/json': { schema: of } },
  }))
}
const bytesOf = (schema: JsonSchema, field: string) => ({
  parameters: queryOf(schema).filter(({ name }) => name !== field),
  requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } },
})
const bodyOf = (call: Call, schema: JsonSchema) => {
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const parameters = [...named, ...(changes(call) ? [idempotency] : [])]
  return { ...(parameters.length > 0 && { parameters }), requestBody: { required: true, content: { 'application/json': { schema } } } }
}
const idempotency = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description: 'One value for each intent: a request that is sent again with it gets the first reply',
  schema: { type: 'string' },
}

const success = (call: Call, output: JsonSchema) => ({
  description: call.summary,
  content: { 'application/json': { schema: { type: 'object', required: ['data'], properties: { data: output } } } },
})

/** The refusals of each status. */
const statuses: Readonly<Record<number, RefusalCode[]>> = Object.groupBy(
  Object.keys(refusals) as RefusalCode[], // its own keys
  code => refusals[code].status,
) as Record<number, RefusalCode[]> // grouped by what is there, so none is undefined

/** The statuses with which a call may be refused. */
const statusesOf = (call: Call): number[] => {
  const asksPlace = call.scope === 'group' || call.scope === 'building' || call.ids !== undefined
  const writes = call.method !== 'GET'
  const may: readonly (readonly [number, boolean])[] = [
    [400, true],
    [401, call.scope !== 'public' || call.path.startsWith('Session/')],
    [403, call.scope !== 'public'],
    [404, asksPlace],
    [409, writes],
    [413, writes],
    [415, writes],
    [429, true],
    [500, true],
    [503, true],
    [507, writes],
  ]
  return may.filter(([status, can]) => can && status in statuses).map(([status]) => status)
}

const nameOf = (status: number): string => `Refused${status}`
const refusalOf = (codes: readonly RefusalCode[]) => ({
  description: codes.map(code => `\`${code}\`: ${refusals[code].message}`).join(' '),
  headers: { [ERROR_HEADER]: { $ref: '#/components/headers/code' } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})
const refusal: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: Object.keys(refusals) },
        message: { type: 'string' },
        requestId: { type: 'string' },
        ended: { type: 'string', enum: [...endReasons], description: 'With usr.aut.iut: why the session is over, where that is known' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['Field', 'Message'],
            properties: {
              Field: { type: 'string' },
              Message: { type: 'string' },
              Hint: { type: 'string', description: 'What to send instead' },
            },
          },
        },
      },
    },
  },
}

/** Serves `/openapi.json`; the page that reads it is the portal's `/developers`. */
export const openapi = (calls: readonly Call[], about: { version: string; server: string }): Part => ({
  name: 'openapi',
  routes: ['/openapi.json'],
  add: (app: FastifyInstance) => {
    let document: ReturnType<typeof openapiOf> | undefined // made when somebody reads it: a start has other work
    app.get('/openapi.json', async () => (document ??= openapiOf(calls, about)))
  },
})
