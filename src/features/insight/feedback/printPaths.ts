/** The print pages that a client may ask for by `Path`. */
const printRoutes = ['/pdf/feedback/{gId}/{bId}/{startDate}/{endDate}/{et?}'] as const

const patterns = {
  gId: '[0-9a-f-]{36}',
  bId: '[0-9a-f-]{36}',
  startDate: '\\d{1,16}',
  endDate: '\\d{1,16}',
  et: '[A-Za-z0-9_-]{1,60}',
} as const
type Names = keyof typeof patterns
/** A print page as it was named: the parameters are known to fit their patterns. */
export type PrintPath = { path: string; params: Partial<Record<Names, string>> }

const rows = printRoutes.map(route => ({
  route,
  pattern: new RegExp(
    `^${route.replace(/\/\{(\w+)(\??)\}/g, (_, name: Names, optional: string) => `${optional && '(?:'}/(?<${name}>${patterns[name]})${optional && ')?'}`)}/?$`,
    'i',
  ),
}))

/** Finds the print page that an address names, whatever its host; null for any other address. The path is built anew. */
export const printPathOf = (address: string): PrintPath | null => {
  const pathname = pathIn(address)
  for (const { route, pattern } of rows) {
    const found = pathname === null ? null : pattern.exec(pathname)
    if (!found) continue
    const params: PrintPath['params'] = { ...found.groups }
    const path = route.replace(/\/\{(\w+)\??\}/g, (_, name: Names) => (params[name] === undefined ? '' : `/${params[name]}`))
    return { path, params }
  }
  return null
}

// No URL class: this file runs anywhere. A scheme and host, a query and a hash are left away.
const pathIn = (address: string): string | null => /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/[^/?#]*)?(\/[^?#]*)/i.exec(address)?.[1] ?? null
