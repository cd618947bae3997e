/** What `encodeFilters` (`screens/filters.ts`) made of the filters of a paper, read back; what is none gives nothing. */
export const decodeFilters = (segment: string | undefined): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(Buffer.from(segment ?? '', 'base64url').toString()))
