import type { UrlState } from '../../../../ui/urlState.ts'
import type { At } from '../../dashboards/screens/dashboard.ts'
import type { FeedbackPlace, Scope } from './place.ts'

/** Which comments are shown, in the address: one of the fixed filters, a typed text, a word of the cloud, a topic, days of the period. */
export const noCommentFilter = { comments: 'All', text: '', word: '', topic: '', days: '' }
/** The same with the language whose words the cloud shows; '' is the reader's. */
export const notNarrowed = { ...noCommentFilter, wordsIn: '' }
export type FeedbackAt = At<FeedbackPlace, UrlState<typeof notNarrowed>>

/** The answers of the chosen days; null while it is not known whose days they are. */
export const scopeOf = ({ gId, bId, params: { et }, place, dates }: FeedbackAt): Scope | null =>
  bId && place && dates && 'startDate' in dates ? { gId, bId, ...(et && { et }), startDate: dates.startDate, endDate: dates.endDate } : null
