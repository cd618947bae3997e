import { type DashboardHead, dashboards } from './model.ts'

const id = '[0-9a-f-]{36}'
const moment = '\\d{1,16}'
const patterns: Readonly<Record<string, string>> = { gId: id, bId: id, startDate: moment, endDate: moment }
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
