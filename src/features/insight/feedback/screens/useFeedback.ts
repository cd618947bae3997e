import { useEffect, useMemo, useRef } from 'react'
import { momentIn } from '../../../../core/zones.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { type ChosenRange, useDateRange } from '../../../../ui/kit/DateRangePicker.tsx'
import { fromPreset } from '../../../../ui/kit/dateRange.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { feedbackGiven } from '../../../codes/answers/contract.ts'
import {
  GetCommentWordClouds,
  GetEntityComments,
  GetFeedbackEntityTypes,
  GetTopicSummary,
  ViewOverallEntityTypeAnalytics,
} from '../contract.ts'
import type { Place, Scope } from './place.ts'

const calls = [ViewOverallEntityTypeAnalytics, GetCommentWordClouds, GetEntityComments, GetTopicSummary, GetFeedbackEntityTypes]
const standard = 'Last 90 Days'
/** Milliseconds that new answers are gathered before the page loads them. */
const GATHER = 600

/** What a feedback page shows: its place, period and answers of a building or of one entity type of it. */
export const useFeedback = (bId: string, et: string | undefined) => {
  const gId = useGroupId()
  const place = useCall(GetFeedbackEntityTypes, { gId, bId }, { quiet: true })
  const timeZone = place.data?.TimeZone
  const range = useDateRange('feedback', standard, timeZone)
  const usual = useMemo(() => fromPreset(standard, timeZone), [timeZone])
  const chosen = range.value ?? usual
  const scope = useMemo(() => scopeOf(place.data, { gId, bId, et, chosen }), [place.data, gId, bId, et, chosen])
  const overall = useCall(ViewOverallEntityTypeAnalytics, scope)
  const cloud = useCall(GetCommentWordClouds, scope)
  const topics = useCall(GetTopicSummary, scope)
  useFreshAnswers(bId)
  return { gId, place, range: { ...range, value: chosen }, scope, overall, cloud, topics }
}

type Asked = { gId: string; bId: string; et: string | undefined; chosen: ChosenRange }

// The days that were picked are days of the building, wherever its reader is.
const scopeOf = (place: Place | undefined, { gId, bId, et, chosen }: Asked): Scope | null =>
  place
    ? {
        gId,
        bId,
        ...(et && { et }),
        startDate: momentIn(place.TimeZone, chosen.start),
        endDate: momentIn(place.TimeZone, chosen.end, true),
      }
    : null

// Many answers at once are one new load.
const useFreshAnswers = (bId: string): void => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEvent(feedbackGiven, ({ BuildingId }) => {
    if (BuildingId !== bId) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refresh(...calls), GATHER)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
