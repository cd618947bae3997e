import { handle } from '../../../../platform/handle.ts'
import { visitorRequest } from '../../../codes/requests/tables.ts'
import { GetEvents as call } from '../contract.ts'
import { describeEvent, readEvents, requestsOf } from '../events.server.ts'
import { listRegistrants } from '../rules.ts'

export const GetEvents = handle(call, async ctx => {
  const events = await readEvents(ctx)
  const { ItemId, Venue, Name, Email, FunctionalityType } = visitorRequest
  const rows =
    events.length === 0
      ? []
      : await ctx.tx.select({ ItemId, Venue, Name, Email, FunctionalityType }).from(visitorRequest).where(requestsOf(ctx.GroupId, events))
  const byItem = Map.groupBy(rows, one => one.ItemId)
  const byVenue = Map.groupBy(rows, one => one.Venue)
  const Events = events.map(event => {
    const own = new Set([...event.ItemIds.flatMap(id => byItem.get(id) ?? []), ...((event.Venue && byVenue.get(event.Venue)) || [])])
    const people = [...own].map(one => ({ ...one, PhoneNumber: '', Score: null }))
    return { ...describeEvent(event), ParticipantNumber: listRegistrants(people).length }
  })
  return { Events }
})
