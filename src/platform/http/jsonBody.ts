import { isAscii } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const MB = 1024 * 1024
/** A string of so many bytes is taken out of a body before that is parsed. */
const LONG = MB / 4
/** So many strings are looked at: a file stands among a few fields. */
const MOST_STRINGS = 100
const [quote, backslash] = [0x22, 0x5c]

/**
 * Reads JSON bodies. A file of 100 MB as base64 would hold the server for a second: its string is found by its quotes and put back after the
 * rest was parsed, as text of one byte a letter. What is unusual in any way is parsed as a whole.
 */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const cut = body.length > MB ? cutLongStrings(body) : null
    if (!cut) return parse(request, body.toString('utf8'), done)
    void parse(request, cut.rest, (error, value) => {
      const whole = error ? null : putBack(value, cut.strings)
      if (whole) done(null, whole)
      else void parse(request, body.toString('utf8'), done)
    })
  })
}

type Cut = { readonly rest: string; readonly strings: ReadonlyMap<string, string> }

/** The body with a mark in place of each long string that is plain ASCII without escapes; null where it has none, or too many strings. */
const cutLongStrings = (body: Buffer): Cut | null => {
  const strings = new Map<string, string>()
  const rest: string[] = []
  let [from, at] = [0, body.indexOf(quote)]
  let escape = body.indexOf(backslash)
  for (let n = 0; at >= 0; n++) {
    if (n === MOST_STRINGS) return null
    if (escape >= 0 && escape < at) escape = body.indexOf(backslash, at)
    const end = endOfString(body, at)
    if (end < 0) return null
    if (end - at > LONG) {
      const part = body.subarray(at + 1, end)
      if ((escape >= 0 && escape < end) || !isAscii(part)) return null
      const mark = randomUUID()
      strings.set(mark, part.toString('latin1'))
      rest.push(body.toString('utf8', from, at + 1), mark)
      from = end
    }
    at = body.indexOf(quote, end + 1)
  }
  return strings.size > 0 ? { rest: rest.join('') + body.toString('utf8', from), strings } : null
}

/** Where the quote stands that ends the string that begins at `start`; -1 where none does. */
const endOfString = (body: Buffer, start: number): number => {
  for (let end = body.indexOf(quote, start + 1); end >= 0; end = body.indexOf(quote, end + 1)) {
    let escapes = 0
    while (body[end - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return -1
}

/** The fields of a body with their strings; null where a string belongs anywhere else. */
const putBack = (body: unknown, strings: Cut['strings']): Record<string, unknown> | null => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const fields = Object.entries(body)
  const marked = fields.filter(([, value]) => strings.has(value))
  if (marked.length !== strings.size) return null
  return Object.fromEntries(fields.map(([name, value]) => [name, strings.get(value) ?? value]))
}
