/** What a feedback page may ask besides its score. */
export const askedParts = ['AskCES', 'AskNPS', 'AskComment', 'AskRole', 'AskEmail'] as const
/** Days whose answers are counted. */
export const countedDays = 90
/** Questions of an account that are shown, those of the most codes first. */
export const mostQuestions = 500
