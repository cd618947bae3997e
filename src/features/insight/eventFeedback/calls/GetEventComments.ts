import { handle } from '../../../../platform/handle.ts'
import { GetEventComments as call } from '../contract.ts'
import { findEvent } from '../events.server.ts'
import { readEventRequests } from '../registrants.server.ts'

export const GetEventComments = handle(call, async (ctx, { eventId, take, skip }) => {
  const requests = await readEventRequests(ctx, await findEvent(ctx, eventId))
  const said = requests.flatMap(({ id, Score, ScoreComment, ModifiedDate, Name }) =>
    Score !== null && ScoreComment ? [{ acId: id, SubmitDate: ModifiedDate.getTime(), Score, Text: ScoreComment, Name }] : [],
  )
  return { Comments: said.toSorted((a, b) => b.SubmitDate - a.SubmitDate).slice(skip, skip + take) }
})
