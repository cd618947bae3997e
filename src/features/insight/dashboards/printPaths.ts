import { type DashboardHead, dashboards } from './model.ts'

const id = '[0-9a-f-]{36}'
const moment = '\\d{1,16}'
/** Typed text, sign by sign: the printer opens addresses of letters, digits and dashes only. */
const typed = '[a-z0-9]{1,4}(?:-[a-z0-9]{1,4}){0,99}'
const patterns: Readonly<Record<string, string>> = { gId: id, bId: id, startDate: moment, endDate: moment, st: typed }
/** What a dashboard is narrowed to on paper: the code of something. */
const filter = '[A-Za-z0-9_-]{1,60}'

/** A print page as it was named: the parameters are known to fit their patterns. */
type PrintPath = { head: DashboardHead; path: string; params: Partial<Record<string, string>> }

const parameter = /\/\{(\w+)(\??)\}/g
const patternOf = (route: string): RegExp => {
  const filled = route.replace(parameter, (_, name: string, optional: string) => {
    const part = `/(?<${name}>${patterns[name] ?? filter})`
    return optional ? `(?:${part})?` : part
  })
  return new RegExp(`^${filled}/?$`, 'i')
}

/** Stands for a filter that is not set where the address goes on. */
const all = 'All'
const isRequired = (print: string, name: string): boolean => print.includes(`{${name}}`)

/** What a page is narrowed to, as parameters of the address of its paper. */
export const narrowedParams = (print: string, narrowed: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(narrowed).map(([name, value]) => [name, written(name, String(value)) || (isRequired(print, name) ? all : '')]),
  )

/** The same read back: the keys that the address names, the others as where nothing is narrowed. */
export const readNarrowed = <Narrowed extends object>(print: string, params: object, standard: Narrowed): Narrowed => {
  const named = Object.entries(params).flatMap(([name, value]: [string, unknown]) =>
    Object.hasOwn(standard, name) && typeof value === 'string' && !(value === all && isRequired(print, name))
      ? [[name, readBack(name, value)]]
      : [],
  )
  return { ...standard, ...Object.fromEntries(named) }
}

const isTyped = (name: string): boolean => patterns[name] === typed

const written = (name: string, value: string): string =>
  isTyped(name) ? [...value].map(sign => sign.codePointAt(0)?.toString(36)).join('-') : value

const readBack = (name: string, value: string): string => {
  if (!isTyped(name)) return value
  const signs = value.split('-').map(code => Number.parseInt(code, 36))
  return signs.flatMap(code => (code <= 0x10ffff ? [String.fromCodePoint(code)] : [])).join('')
}

/** Finds the dashboard and the print page that an address names, whatever its host; null for any other address. The path is built anew. */
export const findPrintPath = (address: string): PrintPath | null => {
  const pathname = pathIn(address)
  if (pathname === null) return null
  for (const head of dashboards.all()) {
    const found = head.print && patternOf(head.print).exec(pathname)
    if (!head.print || !found) continue
    const params: PrintPath['params'] = { ...found.groups }
    const path = head.print.replace(parameter, (_, name: string) => (params[name] === undefined ? '' : `/${params[name]}`))
    return { head, path, params }
  }
  return null
}

// No URL class: this file runs anywhere. A scheme and host, a query and a hash are left away.
const pathIn = (address: string): string | null => /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/[^/?#]*)?(\/[^?#]*)/i.exec(address)?.[1] ?? null
