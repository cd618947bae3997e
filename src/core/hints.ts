import { fillMessage, isEmpty, messages, type Problem } from './problem.ts'

/** What to type where a value has another format: beside the specification's `Format error`, on the form and from the server. */
export const hints = {
  email: 'Type an email address, like name@company.com.',
  phone: 'Type 10 digits, like (212) 555-0142. Only numbers of the US and Canada are taken.',
  website: 'Type a web address, like https://www.example.com.',
  color: 'Type # and six digits or letters from A to F, like #0F6B75.',
  time: 'Type a time from 00:00 to 23:59, like 08:30.',
  day: 'Choose a day of the calendar, like 2027-03-31.',
  floors: 'Type floors and ranges with commas between, like 1-12, 14, PH.',
  choice: 'Choose one from the list.',
  state: 'Choose a state or province of the country.',
  twice: 'It is there twice. Leave it once.',
  order: 'Choose an end after the start.',
  year: 'Choose an end after the start, at most 366 days later.',
  file: 'Choose a file that was uploaded here.',
  picture: 'Choose a PNG or JPEG picture.',
  zone: 'Name a time zone, like America/New_York.',
  page: 'Name a page of the same account and building.',
  yesNo: 'Type Yes or No.',
  section: 'It belongs to another section.',
  number: 'Type a number, like 12.',
  whole: 'Type a whole number, like 12.',
  list: 'Give a list.',
  fields: 'Give a group of fields.',
  flag: 'Give true or false.',
  text: 'Give a text.',
  id: 'Give an id of 36 characters, like 0198c5f2-7d1e-7abc-9def-0123456789ab.',
} as const

/** Hints with parts that vary; bounds are written in English. */
export const boundHints = {
  wholeRange: 'Type a whole number from {least} to {most}.',
  range: 'Type a number from {least} to {most}.',
  numberMost: 'Type a number of at most {figure}.',
  numberLeast: 'Type a number of at least {figure}.',
  textMost: 'Type at most {figure} characters.',
  textLeast: 'Type at least {figure} characters.',
  listMost: 'Give at most {figure} entries.',
  listLeast: 'Give at least {figure} entries.',
  choice: 'Choose one of: {choices}.',
  unknown: 'Not known here: {names}.',
} as const

/** `Type a whole number from 1 to 5.`; with places after the point, `a number`. */
export const rangeHint = (least: number, most: number, places = 0): string =>
  fillMessage(places > 0 ? boundHints.range : boundHints.wholeRange, { least: shown(least), most: shown(most) })
/** `Type at most 200 characters.` */
export const lengthHint = (most: number): string => boundHint('string', 'Most', most)
/** `Give at most 20 entries.` */
export const mostHint = (most: number): string => boundHint('array', 'Most', most)
/** `Choose one of: WPA, WPA2.`; of many it names none. */
export const choiceHint = (values: readonly unknown[]): string =>
  values.length <= 12 ? fillMessage(boundHints.choice, { choices: values.map(String).join(', ') }) : hints.choice

/** A value of another format, and what to type instead. */
export const misfit = (Field: string, Hint: string): Problem => ({ Field, Message: messages.format, Hint })

/** As misfits, fields that are wrong, by the hint of each. */
export const misfits = (wrong: Readonly<Record<string, string | false>>): Problem[] =>
  Object.entries(wrong).flatMap(([Field, hint]) => (hint ? [misfit(Field, hint)] : []))

/** What a schema says of a value. A check that has one of the hints as its message says what it wants. */
export type Issue = {
  readonly path: readonly PropertyKey[]
  readonly message?: string | undefined
  readonly code?: string | undefined
  readonly format?: string | undefined
  readonly expected?: string | undefined
  readonly origin?: string | undefined
  readonly minimum?: number | bigint | undefined
  readonly maximum?: number | bigint | undefined
  readonly values?: readonly unknown[] | undefined
  readonly keys?: readonly string[] | undefined
}

/** A violated shape of an input as a problem: `Required` where nothing was given, else `Format error` with what the shape wants. */
export const shapeProblem = (issue: Issue, input: unknown): Problem => {
  const Field = issue.path.map(String).join('.')
  const value = issue.path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], input)
  if (isEmpty(value) && issue.code !== 'unrecognized_keys') return { Field, Message: messages.required }
  const Hint = hintOf(issue)
  return Hint ? misfit(Field, Hint) : { Field, Message: messages.format }
}

const expected: Readonly<Record<string, string>> = {
  number: hints.number,
  int: hints.whole,
  string: hints.text,
  boolean: hints.flag,
  array: hints.list,
  tuple: hints.list,
  object: hints.fields,
  record: hints.fields,
}
const formats: Readonly<Record<string, string>> = { uuid: hints.id, email: hints.email, url: hints.website, safeint: hints.whole }

const own: ReadonlySet<string> = new Set(Object.values(hints))
const hintOf = ({ message, code, format, expected: wanted, origin, minimum, maximum, values, keys }: Issue): string | undefined => {
  if (message && own.has(message)) return message
  if (code === 'invalid_type') return expected[wanted ?? '']
  if (code === 'invalid_value') return choiceHint(values ?? [])
  if (code === 'invalid_format') return formats[format ?? '']
  if (code === 'unrecognized_keys') return fillMessage(boundHints.unknown, { names: (keys ?? []).join(', ') })
  if (code === 'too_big' && maximum !== undefined) return boundHint(origin, 'Most', Number(maximum))
  if (code === 'too_small' && minimum !== undefined) return boundHint(origin, 'Least', Number(minimum))
  return undefined
}

const boundHint = (origin: string | undefined, bound: 'Most' | 'Least', figure: number): string => {
  const what = origin === 'string' ? 'text' : origin === 'array' ? 'list' : 'number'
  return fillMessage(boundHints[`${what}${bound}`], { figure: shown(figure) })
}

const shown = (figure: number): string => figure.toLocaleString('en-US', { maximumFractionDigits: 6 })
