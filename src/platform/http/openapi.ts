import type { FastifyInstance } from 'fastify'
import type { Call } from '../../core/call.ts'
import { z } from '../../core/call.ts'
import { refusals } from '../../core/problem.ts'
import { PRODUCT } from '../../core/product.ts'
import { ERROR_HEADER, IDEMPOTENCY_HEADER, pathOf, TOKEN_HEADER } from '../../core/wire.ts'
import type { Part } from './server.ts'

/** The OpenAPI 3.1 document of all calls: 3.1 is JSON Schema 2020-12, so the schemas' own generator is enough. */
export const openapiOf = (calls: readonly Call[], version: string) => ({
  openapi: '3.1.0',
  info: { title: PRODUCT, version },
  components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } } },
  paths: Object.fromEntries(calls.map(call => [pathOf(call), { [call.method.toLowerCase()]: operation(call) }])),
})

const operation = (call: Call) => {
  const [area] = call.path.split('/')
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  return {
    operationId: call.path.replace('/', '.'),
    tags: [area],
    summary: call.summary,
    'x-scope': call.scope,
    'x-permission': call.may ?? null,
    security: call.scope === 'public' ? [] : [{ token: [] }],
    ...(call.method === 'GET' ? { parameters: queryOf(schema) } : bodyOf(schema)),
    responses: { 200: success(call), default: refusal },
  }
}

type Schema = { properties?: Record<string, unknown>; required?: string[] }
const queryOf = (schema: unknown) => {
  const { properties = {}, required = [] } = schema as Schema // an input is always an object schema
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    content: { 'application/json': { schema: of } },
  }))
}
const bodyOf = (schema: unknown) => ({
  parameters: [{ name: IDEMPOTENCY_HEADER, in: 'header', schema: { type: 'string' } }],
  requestBody: { required: true, content: { 'application/json': { schema } } },
})

const success = (call: Call) => ({
  description: call.summary,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['data'],
        properties: { data: z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' }) },
      },
    },
  },
})
const refusal = {
  description: 'A refusal: the code stands in the header too, whatever the status',
  headers: { [ERROR_HEADER]: { schema: { type: 'string', enum: Object.keys(refusals) } } },
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          error: {
            type: 'object',
            required: ['code', 'message', 'requestId'],
            properties: {
              code: { type: 'string' },
              message: { type: 'string' },
              requestId: { type: 'string' },
              fields: { type: 'array', items: { type: 'object', properties: { Field: { type: 'string' }, Message: { type: 'string' } } } },
            },
          },
        },
      },
    },
  },
}

/** Serves `/openapi.json`; the page that reads it is the portal's `/developers`. */
export const openapi = (calls: readonly Call[], version: string): Part => ({
  name: 'openapi',
  routes: ['/openapi.json'],
  add: (app: FastifyInstance) => {
    const document = openapiOf(calls, version)
    app.get('/openapi.json', async () => document)
  },
})
