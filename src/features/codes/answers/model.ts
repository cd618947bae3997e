/** How far somebody has come with an answer. */
export const answerStatuses = ['New', 'Seen', 'InHand', 'Done'] as const
export type AnswerStatus = (typeof answerStatuses)[number]
/** The same as lists and pages show it: what is seen and has an assignee is assigned. */
export const shownAnswerStatuses = ['New', 'Seen', 'Assigned', 'InHand', 'Done'] as const
export type ShownAnswerStatus = (typeof shownAnswerStatuses)[number]
/** In these states somebody may still act. */
export const openAnswerStatuses: readonly AnswerStatus[] = ['New', 'Seen', 'InHand']

/** Permission to read and handle answers: the same as for the feedback dashboard. */
export const answerFlag = 'AnalyticsDashboards' as const

/** Who told us: a visitor at a sign, after a request or at an event; a user of the portal about the portal; somebody on Google. */
export const answerSources = ['Sign', 'Request', 'Event', 'App', 'Google'] as const
export type AnswerSource = (typeof answerSources)[number]
