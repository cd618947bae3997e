import { handle } from '../../../../platform/handle.ts'
import { GetEventRatingSummary as call } from '../contract.ts'
import { describeEvent, findEvent } from '../events.server.ts'
import { readEventRequests } from '../registrants.server.ts'
import { summarizeScores } from '../rules.ts'

export const GetEventRatingSummary = handle(call, async (ctx, { eventId }) => {
  const event = await findEvent(ctx, eventId)
  const rated = await readEventRequests(ctx, event)
  return { EventName: describeEvent(event).EventName, ...summarizeScores(rated.flatMap(one => one.Score ?? [])) }
})
