/** How far somebody has come with an answer. */
export const answerStatuses = ['New', 'Seen', 'InHand', 'Done'] as const
export type AnswerStatus = (typeof answerStatuses)[number]
/** In these states somebody may still act. */
export const openAnswerStatuses: readonly AnswerStatus[] = ['New', 'Seen', 'InHand']

/** Who reads answers and handles them: whoever sees the dashboard of feedback. */
export const answerFlag = 'AnalyticsDashboards' as const
