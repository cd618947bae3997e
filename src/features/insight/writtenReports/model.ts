/** Whose feedback a report is about. Its name is the `{type}` of its address. */
export const reportPeople = ['Student', 'Resident', 'Tenant'] as const
export type ReportPeople = (typeof reportPeople)[number]

/** How many answers, and their mean; null of none. */
export type RatedFigures = { Total: number; Average: number | null }
/** A place of the building (entity type): its answers, those of as many days before, and what most complaints there are about. */
export type ReportCategory = RatedFigures & {
  Code: string
  Before: RatedFigures
  Complaint: { Topic: string; Negative: number } | null
}
/** What a report is composed from. It is kept as it was counted, so that the text never changes. */
export type ReportFigures = RatedFigures & {
  /** Answers of one or two stars. */
  Low: number
  /** Days of the report. */
  Days: number
  Before: RatedFigures
  Categories: readonly ReportCategory[]
  /** What comments are about, the most complaints first. */
  Topics: readonly { Topic: string; Negative: number; Total: number }[]
}

/** The longest period of a report, in days. */
export const mostDays = 731
/** How long a link to a report opens it. */
export const reportLinkDays = 30
