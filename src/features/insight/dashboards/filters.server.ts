/** What `encodeFilters` (`screens/filters.ts`) made of the filters of a paper, read back; what is none gives nothing. */
export const decodeFilters = (segment: string | undefined): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(Buffer.from(segment ?? '', 'base64url').toString()))

/** The same with some of them set anew. */
export const withFilters = (segment: string | undefined, values: Readonly<Record<string, string>>): string =>
  Buffer.from(new URLSearchParams({ ...decodeFilters(segment), ...values }).toString()).toString('base64url')
