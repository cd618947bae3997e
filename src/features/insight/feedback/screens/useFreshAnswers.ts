import { useEffect, useRef } from 'react'
import { refresh } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { feedbackGiven } from '../../../codes/answers/contract.ts'
import {
  GetCommentWordClouds,
  GetEntityComments,
  GetFeedbackEntityTypes,
  GetTopicSummary,
  ViewOverallEntityTypeAnalytics,
} from '../contract.ts'

const calls = [ViewOverallEntityTypeAnalytics, GetCommentWordClouds, GetEntityComments, GetTopicSummary, GetFeedbackEntityTypes]
/** Milliseconds that new answers are gathered before the page loads them. */
const GATHER = 600

/** Loads a building's figures again when somebody has answered; many answers at once are one new load. */
export const useFreshAnswers = (bId: string): void => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEvent(feedbackGiven, ({ BuildingId }) => {
    if (BuildingId !== bId) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refresh(...calls), GATHER)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
