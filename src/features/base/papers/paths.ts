const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const moment = '\\d{1,16}'
/** A query string in base64url: the printer opens addresses of letters, digits, dashes and underlines only. */
const filters = '[A-Za-z0-9_-]{1,1500}'
const patterns: Readonly<Record<string, string>> = { gId: id, bId: id, rId: id, startDate: moment, endDate: moment, filters }
/** Any other parameter: the code of something. */
const code = '[A-Za-z0-9_-]{1,60}'

/** A paper as an address names it: the parameters are known to fit their patterns, the path is built anew. */
export type NamedPaper<P> = { paper: P; path: string; params: Partial<Record<string, string>> }

const parameter = /\/\{(\w+)(\??)\}/g
const patternOf = (route: string): RegExp => {
  const filled = route.replace(parameter, (_, name: string, optional: string) => {
    const part = `/(?<${name}>${patterns[name] ?? code})`
    return optional ? `(?:${part})?` : part
  })
  return new RegExp(`^${filled}/?$`, 'i')
}

/** Finds the paper whose page an address names, whatever its host, query and hash; null for any other address. */
export const findPaper = <P extends { readonly path: string }>(all: readonly P[], address: string): NamedPaper<P> | null => {
  const pathname = pathIn(address)
  if (pathname === null) return null
  for (const paper of all) {
    const found = patternOf(paper.path).exec(pathname)
    if (!found) continue
    const params: NamedPaper<P>['params'] = { ...found.groups }
    const path = paper.path.replace(parameter, (_, name: string) => (params[name] === undefined ? '' : `/${params[name]}`))
    return { paper, path, params }
  }
  return null
}

// No URL class: this file runs anywhere. A scheme and host, a query and a hash are left away.
const pathIn = (address: string): string | null => /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/[^/?#]*)?(\/[^?#]*)/i.exec(address)?.[1] ?? null
