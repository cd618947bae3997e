import type { UrlState } from '../../../../ui/urlState.ts'
import type { At } from '../../dashboards/screens/dashboard.ts'
import type { FeedbackPlace, Scope } from './place.ts'

export type Params = { bId: string; et?: string }
/** Which comments are shown, in the address: one of the fixed filters, a typed text, a word of the cloud, a topic, days of the period. */
export const noCommentFilter = { comments: 'All', text: '', word: '', topic: '', days: '' }
export type FeedbackAt = At<Params, FeedbackPlace, UrlState<typeof noCommentFilter>>

/** The answers of the chosen days; null while it is not known whose days they are. */
export const scopeOf = ({ gId, params: { bId, et }, place, dates }: FeedbackAt): Scope | null =>
  place && dates && 'startDate' in dates ? { gId, bId, ...(et && { et }), startDate: dates.startDate, endDate: dates.endDate } : null
