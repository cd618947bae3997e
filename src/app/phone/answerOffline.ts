type Shell = { readonly origin: string; readonly page: string; readonly files: readonly string[] }

/** The key in the cache of the app by which a request is answered; null: it goes to the network, as every call does. */
export const answerOffline = (
  { url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>,
  { origin, page, files }: Shell,
): string | null => {
  const { pathname, origin: of } = new URL(url)
  if (method !== 'GET' || of !== origin) return null
  if (mode === 'navigate' && pathname.startsWith(page)) return page
  return files.includes(pathname) ? pathname : null
}
