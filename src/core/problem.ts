import type { EndReason } from './wire.ts'

/** One violated rule of an input: the path of the field (`Contact.Name`), the specification's message, and what to type instead. */
export type Problem = { Field: string; Message: string; Hint?: string | undefined }

export const messages = {
  required: 'Required',
  format: 'Format error',
  zip: 'Invalid Zip Code',
  endAfterStart: 'End time should be after start time',
  fillRequired: 'Please fill in the required fields',
  fillShifts: 'Please fill in the Shift fields',
  shifts: "Can't overlap; should cover all 24 hours; Each shift cannot be less than 60 minutes",
  invalidEmail: 'Invalid Email',
  invalidEmailFormat: 'Invalid email format.',
  /** With the specification's blank at its end. */
  pin: '4-digit PIN ',
} as const

/** A message with its parts that vary: `{most}` becomes the value of that name. */
export const fillMessage = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Problems `Required` for the named fields of a row that are empty: undefined, null, blank text, an empty list. */
export const required = <T extends object>(row: T, fields: readonly (keyof T & string)[], prefix = ''): Problem[] =>
  fields.filter(field => isEmpty(row[field])).map(field => ({ Field: prefix + field, Message: messages.required }))

/** Problems of a part, at their fields in the whole. */
export const below = (prefix: string, problems: readonly Problem[]): Problem[] =>
  problems.map(problem => ({ ...problem, Field: prefix + problem.Field }))

/** A problem as people read it: `Format error. Type an email address, like name@company.com.` */
export const describeProblem = ({ Message, Hint }: Pick<Problem, 'Message' | 'Hint'>): string => (Hint ? `${Message}. ${Hint}` : Message)

/** The message at a field, as people read it. */
export const messageAt = (problems: readonly Problem[], path: string): string | undefined => {
  const found = problems.find(problem => problem.Field === path)
  return found && describeProblem(found)
}

/** Empty as a form understands it: undefined, null, NaN, blank text or an empty list. 0 and false are values. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && Number.isNaN(value)) ||
  (Array.isArray(value) && value.length === 0)

/** Every refusal that the server gives: its code in the header `x-error-code`, its status and its words. */
export const refusals = {
  'usr.aut.utm': { status: 401, message: 'Please sign in.' },
  'usr.aut.iut': { status: 401, message: 'Your session has ended. Please sign in again.' },
  'usr.aut.bad': { status: 401, message: 'The email or the password is not right.' },
  'usr.aut.pin': { status: 401, message: 'The PIN is not right.' },
  'usr.aut.npm': { status: 403, message: "You don't have permission to this page" },
  'usr.aut.arc': { status: 403, message: 'This account is archived. Please ask whoever looks after it to bring it back.' },
  'usr.lnk.exp': { status: 400, message: 'This link is no longer valid. Please ask for a new one.' },
  'sys.obj.nof': { status: 404, message: 'Not found.' },
  'sys.obj.cfl': { status: 409, message: 'Somebody else has changed this in the meantime.' },
  'sys.obj.arc': { status: 409, message: 'This is archived. Bring it back to change it.' },
  'sys.obj.dup': { status: 409, message: 'It exists already.' },
  'req.val.inv': { status: 400, message: messages.fillRequired },
  'req.jsn.inv': { status: 400, message: 'The request is not valid JSON.' },
  'req.bdy.big': { status: 413, message: 'The request is too large.' },
  'req.key.use': { status: 422, message: 'This idempotency key was used for another request.' },
  'req.typ.inv': { status: 415, message: 'The request has an unsupported type.' },
  'req.lim.exc': { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  'sys.int.err': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'sys.srv.una': { status: 503, message: 'The service is not available at the moment. Please try again.' },
  'sys.dsk.ful': { status: 507, message: 'The server has no room left.' },
} as const satisfies Record<string, { status: number; message: string }>

/** With `req.jsn.inv`: which part of an address is meant. */
export const notJsonPart = '{name} is not valid JSON.'

export type RefusalCode = keyof typeof refusals

/** Thrown anywhere below a call to refuse it: nothing of its transaction stays. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: readonly Problem[] | undefined
  /** With `usr.aut.iut`: why the session is over. */
  ended: EndReason | undefined
  /** Seconds after which another try may be taken, where that is known. */
  readonly retryAfter: number | undefined
  constructor(code: RefusalCode, message: string = refusals[code].message, fields?: readonly Problem[], retryAfter?: number) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** A refusal for violated rules: says the first message, carries every field. */
export const invalid = (problems: readonly Problem[]): Refusal =>
  new Refusal(
    'req.val.inv',
    problems.some(p => p.Message === messages.required) ? messages.fillRequired : problems[0] && describeProblem(problems[0]),
    problems,
  )

/** A refusal of a name that another record has, at its field (`sys.obj.dup`). */
export const makeDuplicateRefusal = (Field: string): Refusal => {
  const refusal = new Refusal('sys.obj.dup')
  return new Refusal('sys.obj.dup', refusal.message, [{ Field, Message: refusal.message }])
}

export const notFound = (): Refusal => new Refusal('sys.obj.nof')
