/** What a dashboard is narrowed to, as a segment of an address: letters, digits, `-` and `_` (base64url of a query string); '' for nothing. */
export const encodeFilters = (values: Readonly<Record<string, string | undefined>>): string => {
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return btoa(new URLSearchParams(set).toString()).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The same read back; what is none gives nothing. */
export const decodeFilters = (segment: string | undefined): Record<string, string> => {
  try {
    return Object.fromEntries(new URLSearchParams(atob((segment ?? '').replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}
