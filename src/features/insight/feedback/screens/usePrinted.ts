import { useCall } from '../../../../ui/calls.ts'
import { useSession } from '../../../../ui/session.ts'
import {
  GetCommentWordClouds,
  GetEntityComments,
  GetFeedbackEntityTypes,
  GetTopicSummary,
  ViewOverallEntityTypeAnalytics,
} from '../contract.ts'
import type { Comment } from '../model.ts'

/** Most comments on paper. */
export const mostPrinted = 100

type Params = { gId: string; bId: string; startDate: string; endDate: string; et?: string }

/** Everything that the report shows, once all of it is there. */
export const usePrinted = ({ gId, bId, et, startDate, endDate }: Params) => {
  const { status } = useSession()
  // A person's session may still be on its way; the printer's token is there from the start.
  const ready = status !== 'starting'
  const place = useCall(GetFeedbackEntityTypes, ready ? { gId, bId } : null)
  const scope = ready ? { gId, bId, ...(et && { et }), startDate: Number(startDate), endDate: Number(endDate) } : null
  const overall = useCall(ViewOverallEntityTypeAnalytics, scope)
  const cloud = useCall(GetCommentWordClouds, scope)
  const topics = useCall(GetTopicSummary, scope)
  const comments = useCall(GetEntityComments, scope && { ...scope, take: mostPrinted })
  const failed = [place, overall, cloud, topics, comments].some(query => query.isError)
  if (failed) return { state: 'error' as const, data: undefined }
  if (!(place.data && overall.data && cloud.data && topics.data && comments.data)) return { state: 'loading' as const, data: undefined }
  const data = {
    place: place.data,
    overall: overall.data,
    words: cloud.data.WordClouds,
    topics: topics.data.Topics,
    comments: comments.data.Comments satisfies Comment[],
    total: comments.data.Total,
  }
  return { state: 'done' as const, data }
}
export type Printed = NonNullable<ReturnType<typeof usePrinted>['data']>
