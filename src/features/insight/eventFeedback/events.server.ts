import { and, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import { notFound } from '../../../core/problem.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { bookedVenue, dayOf, textOf } from '../../codes/functionalities/booked.server.ts'
import { qrCode, qrItem } from '../../codes/qr/tables.ts'
import { eventTypes } from '../../codes/requests/bookings.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import { mostEvents } from './model.ts'

type ItemRow = { id: string; Type: string; Form: Record<string, unknown>; BuildingId: string; CreatedDate: Date }
/** An event of a building. The items of several signs that name the same event on the same day are one. */
export type FoundEvent = {
  id: string
  BuildingId: string
  ItemIds: readonly string[]
  Venue: string | null
  Form: ItemRow['Form']
  CreatedDate: Date
}

const isEvent = inArray(qrItem.FunctionalityType, [...eventTypes])
const readItems = ({ tx, ...ctx }: GroupCtx, which: SQL | undefined): Promise<ItemRow[]> =>
  tx
    .select({
      id: qrItem.id,
      Type: qrItem.FunctionalityType,
      Form: qrItem.TemplateFormData,
      BuildingId: qrCode.BuildingId,
      CreatedDate: qrCode.CreatedDate,
    })
    .from(qrItem)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, ctx.GroupId), eq(qrCode.id, qrItem.QrCodeId)))
    .where(and(eq(qrItem.GroupId, ctx.GroupId), seenBy(ctx, qrCode), isEvent, which))
    .orderBy(desc(qrCode.CreatedDate), desc(qrItem.id))
    .limit(2 * mostEvents)

/** The events of the asked building, the one that was set up last first. */
export const readEvents = async (ctx: GroupCtx): Promise<FoundEvent[]> => {
  const items = await readItems(ctx, ctx.BuildingId ? eq(qrCode.BuildingId, ctx.BuildingId) : undefined)
  return groupItems(items).slice(0, mostEvents)
}

/** An event by the id of any of its items. Refuses what is none, or what the caller may not see. */
export const findEvent = async (ctx: GroupCtx, eventId: string): Promise<FoundEvent> => {
  const [item] = await readItems(ctx, eq(qrItem.id, eventId))
  if (!item) throw notFound()
  const all = groupItems(await readItems(ctx, eq(qrCode.BuildingId, item.BuildingId)))
  return all.find(one => one.ItemIds.includes(eventId)) ?? groupItems([item])[0] ?? notGrouped()
}
const notGrouped = (): never => {
  throw new Error('an item is an event')
}

// Whom a sign asks to register names the event: its day and hours.
const groupItems = (items: readonly ItemRow[]): FoundEvent[] =>
  [...Map.groupBy(items, ({ id, Type, Form, BuildingId }) => `${BuildingId} ${bookedVenue(Type, Form) ?? id}`).values()].flatMap(same => {
    const first = same.find(one => one.Type === 'EventRegistration') ?? same[0]
    if (!first) return []
    const { id, BuildingId, Form, CreatedDate, Type } = first
    return [{ id, BuildingId, ItemIds: same.map(one => one.id), Venue: bookedVenue(Type, Form), Form, CreatedDate }]
  })

/** The registrations and arrivals of events that were not cancelled. */
export const requestsOf = (GroupId: string, events: readonly FoundEvent[]): SQL | undefined => {
  const { BuildingId, Venue, ItemId, FunctionalityType, Status } = visitorRequest
  const byName = events.flatMap(one => (one.Venue === null ? [] : [and(eq(BuildingId, one.BuildingId), eq(Venue, one.Venue))]))
  const byItem = inArray(
    ItemId,
    events.flatMap(one => one.ItemIds),
  )
  const own = and(eq(visitorRequest.GroupId, GroupId), inArray(FunctionalityType, [...eventTypes]), ne(Status, 'Cancelled'))
  return and(own, or(byItem, ...byName))
}

/** An event as its sign names it. */
export const describeEvent = ({ id, Form, CreatedDate }: FoundEvent) => ({
  acId: id,
  EventName: textOf(Form.EventName),
  StartDate: dayOf(Form.EventDate) || dayOf(Form.StartDate),
  EndDate: dayOf(Form.EventDate) || dayOf(Form.EndDate),
  EventLocation: textOf(Form.EventLocation),
  CreatedDate: CreatedDate.getTime(),
})
