import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../core/problem.ts'
import type { Typed } from './scannables.server.ts'

export const longestForm = 16 * 1024

/** Reads `application/x-www-form-urlencoded` for the routes of one plugin: at most 40 fields, blanks trimmed, empty ones left out. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: longestForm }, (_request, body, done) => {
    try {
      done(null, typedIn(String(body)))
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('req.val.inv'), undefined)
    }
  })
}

/** The fields of a form's body. Throws `req.val.inv` for what no form of ours sends. */
export const typedIn = (body: string): Typed => {
  const fields = [...new URLSearchParams(body)]
  if (fields.length > 40) throw new Refusal('req.val.inv')
  const filled = fields
    .map(([name, value]) => [name, cleaned(value)] as const)
    .filter(([name, value]) => value !== '' && /^\w{1,60}$/.test(name))
  return Object.fromEntries(filled)
}

// Line ends as we store them; NUL cannot be stored, other control characters say nothing.
const cleaned = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
