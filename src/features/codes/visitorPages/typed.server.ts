import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/problem.ts'
import type { Typed } from '../scanPage/model.ts'

/** The longest comment in a script of which a character takes nine bytes, and the rest of a form. */
export const longestForm = 32 * 1024

/** Of all bodies reads `application/x-www-form-urlencoded` only, for the routes of one plugin; any other is refused by `req.typ.inv`. */
export const readForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: longestForm },
    async (request: FastifyRequest, body: Buffer) => {
      if (!isUtf8(request.headers['content-type'])) throw new Refusal('req.typ.inv')
      return typedIn(body.toString('latin1'))
    },
  )
}

const isUtf8 = (type = ''): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}

/** The fields of a form's body, blanks trimmed, empty ones left out. Throws `req.val.inv` for what no form sends: a field twice, bytes that are no text. */
export const typedIn = (body: string): Typed => {
  const fields = [...new URLSearchParams(body)]
  if (!isEncoded(body) || new Set(fields.map(([name]) => name)).size < fields.length) throw new Refusal('req.val.inv')
  return Object.fromEntries(fields.map(([name, value]) => [name, cleanText(value)] as const).filter(([, value]) => value !== ''))
}

/** What a request's form says in the fields that it may have. Throws `req.val.inv` where it has another. */
export const typedOf = (request: FastifyRequest, names: readonly string[], isField = (_name: string) => false): Typed => {
  const typed = (request.body ?? {}) as Typed // made by readForms
  if (Object.keys(typed).some(name => !names.includes(name) && !isField(name))) throw new Refusal('req.val.inv')
  return typed
}

const isEncoded = (body: string): boolean => {
  try {
    decodeURIComponent(body)
    return /^[!-~]*$/.test(body)
  } catch {
    return false
  }
}

/** A code of digits as it was meant: pasted with a blank before it, or typed in groups. */
export const withoutBlanks = (code: string): string => code.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '')

/** A typed text: line ends as we store them; NUL cannot be stored, other control characters say nothing. */
export const cleanText = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
