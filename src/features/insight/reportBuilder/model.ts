/** Of which places a report is: of the building that is chosen, or of the account. */
export const reportScopes = ['building', 'account'] as const
export type ReportScope = (typeof reportScopes)[number]

/** A part of a dashboard, or a text between parts. */
export const blockKinds = ['Part', 'Text'] as const

/** One block of a report. `Title`: of a text; of a part what it was called when it was added. */
export type ReportBlock = {
  /** Its name within the report. */
  id: string
  Kind: (typeof blockKinds)[number]
  Title: string
  /** The key of a dashboard, and that of one of its parts; '' of a text. */
  Dashboard: string
  Part: string
  /** What the part is narrowed to, as `encodeFilters` gives it; '' for nothing. */
  Filters: string
  /** The words of a text; of a part the title that the report gives it, '' for its own. */
  Text: string
}

export const mostBlocks = 30
export const longestText = 2000
