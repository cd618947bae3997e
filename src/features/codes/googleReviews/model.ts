/** Connecting: Google's consent is being exchanged; Refused: Google no longer takes it, somebody must connect again. */
export const sourceStates = ['Connecting', 'Connected', 'Refused'] as const
export type SourceState = (typeof sourceStates)[number]

/** What went wrong at the last fetch; '' for nothing. */
export const sourceProblems = ['', 'Refused', 'Unreachable'] as const
export type SourceProblem = (typeof sourceProblems)[number]

/** Hours between two fetches. */
export const fetchHours = 6
/** Minutes that somebody has for Google's consent page. */
export const consentMinutes = 10
