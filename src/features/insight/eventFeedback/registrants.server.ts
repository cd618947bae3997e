import { asc } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import { type FoundEvent, requestsOf } from './events.server.ts'
import { mostRegistrants } from './model.ts'

/** A registration or an arrival. */
export type EventRequest = {
  id: string
  FunctionalityType: string
  Name: string
  Email: string
  PhoneNumber: string
  Score: number | null
  ScoreComment: string | null
  ModifiedDate: Date
}

/** Who registered for an event and who came, the first first. */
export const readEventRequests = ({ tx, GroupId }: GroupCtx, event: FoundEvent): Promise<EventRequest[]> => {
  const { id, FunctionalityType, Name, Email, PhoneNumber, Score, ScoreComment, CreatedDate, ModifiedDate } = visitorRequest
  return tx
    .select({ id, FunctionalityType, Name, Email, PhoneNumber, Score, ScoreComment, ModifiedDate })
    .from(visitorRequest)
    .where(requestsOf(GroupId, [event]))
    .orderBy(asc(CreatedDate), asc(id))
    .limit(2 * mostRegistrants + 1)
}
