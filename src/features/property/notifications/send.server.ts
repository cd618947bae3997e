import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { isEmail } from '../../../core/email.ts'
import type { GroupId } from '../../../core/ids.ts'
import { nameIn } from '../../../core/labels.ts'
import { isPhone, storedPhone } from '../../../core/phone.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { Services } from '../../../platform/services.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import type { Doing } from '../../../platform/time/dueTypes.ts'
import { building } from '../buildings/tables.ts'
import { findContacts, findHearers, type Hearer, type NamedContact } from './hearers.server.ts'
import { letterFor, lineFor, type ToldGroup } from './letters.server.ts'
import { notificationKinds, type SpaceName } from './model.ts'
import { gatherMinutes } from './rules.ts'
import { sourceOf } from './sources.server.ts'
import { postToSpace } from './space.server.ts'
import { notificationDelivery } from './tables.ts'

type Sending = Doing<Pick<Services, 'mail' | 'sms' | 'jobs' | 'config'>>
type Delivery = typeof notificationDelivery.$inferSelect
/** Somebody's address, and the language that they read. */
type Reached = { address: string; language: Language; signsIn: boolean }
type DueDelivery = { delivery: Delivery; Name: Localized; TimeZone: string }
type ReachedDelivery = DueDelivery & { to: Reached }

/** Sends what waits for its hour, or to be gathered: what waits for one recipient goes out as one message. Who may not be told any more gets nothing. */
export const sendWaiting = dueRows<typeof notificationDelivery, Sending['services']>({
  name: 'notifications.sendWaiting',
  table: notificationDelivery,
  due: notificationDelivery.DueDate,
  where: () => isNull(notificationDelivery.SentDate),
  every: '* * * * *',
  whileArchived: 'waits',
  together: notificationDelivery.Recipient,
  batch: 1000,
  work: (sending, rows) => sendRows(sending, rows),
})

/** Sends what is due in an account, in the transaction of the caller. */
export const sendDue = (sending: Omit<Sending, 'GroupId'>, GroupId: GroupId): Promise<void> => sendWaiting.workSome({ ...sending, GroupId })

const sendRows = async (sending: Sending, rows: readonly Delivery[]): Promise<void> => {
  const { tx, now } = sending
  const GroupId = sending.GroupId as GroupId // deliveries are an account's
  const done: Record<'sent' | 'later' | 'dropped', string[]> = { sent: [], later: [], dropped: [] }
  const reach = reachIn(tx, GroupId)
  const places = await placesOf(tx, GroupId, rows)
  const reached: ReachedDelivery[] = []
  for (const delivery of rows.toSorted(byTime)) {
    const [to, place] = [await reach(delivery), places.get(delivery.BuildingId)]
    if (to && place) reached.push({ delivery, ...place, to })
    else done.dropped.push(delivery.id)
  }
  for (const [first, ...others] of Map.groupBy(reached, messageOf).values())
    if (first) done[await sendMessage(sending, [first, ...others])].push(...[first, ...others].map(one => one.delivery.id))
  const these = (ids: string[]) => and(eq(notificationDelivery.GroupId, GroupId), inArray(notificationDelivery.id, ids))
  const later = new Date(now.getTime() + gatherMinutes * 60_000)
  if (done.sent.length > 0) await tx.update(notificationDelivery).set({ SentDate: now }).where(these(done.sent))
  if (done.later.length > 0) await tx.update(notificationDelivery).set({ DueDate: later }).where(these(done.later))
  if (done.dropped.length > 0) await tx.delete(notificationDelivery).where(these(done.dropped))
}

const byTime = (a: Delivery, b: Delivery): number => a.CreatedDate.getTime() - b.CreatedDate.getTime() || (a.id < b.id ? -1 : 1)

const placesOf = async (tx: Tx, GroupId: GroupId, rows: readonly Delivery[]) => {
  const ids = [...new Set(rows.map(one => one.BuildingId))]
  const found = await tx
    .select({ id: building.id, Name: building.Name, TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), oneOf(building.id, ids)))
  return new Map(found.map(({ id, Name, TimeZone }) => [id, { Name, TimeZone }]))
}

/** Names the message that a delivery is part of. A space is one of its building; a person is one in all of them. */
const messageOf = ({ delivery: { Recipient, Method, Kind, BuildingId } }: DueDelivery): string =>
  [Recipient, Method, notificationKinds[Kind].byVisitor, Method === 'GoogleMessage' ? BuildingId : ''].join(' ')

/** Sends one message; `later` where the share of the account is used up. */
const sendMessage = async (
  { client, services }: Sending,
  deliveries: readonly [ReachedDelivery, ...ReachedDelivery[]],
): Promise<'sent' | 'later' | 'dropped'> => {
  const [{ delivery, to }] = deliveries
  const { GroupId, BuildingId, Method, Recipient, Kind, id } = delivery
  const { byVisitor } = notificationKinds[Kind]
  const told = toldGroup(deliveries, services.config.baseUrl)
  try {
    if (Method === 'Email')
      await services.mail.post(client, { to: [to.address], id: `notification.${id}`, group: GroupId, byVisitor, ...letterFor(told) })
    else if (Method === 'TextMessage')
      await services.sms.post(client, { group: GroupId as GroupId, to: to.address, text: lineFor(told), id, byVisitor }) // a row's own account
    else {
      const SpaceId = Recipient.slice('space:'.length) as SpaceName // as the plan has written it
      const leads = new Set(deliveries.map(one => one.delivery.Lead))
      const data = { GroupId, BuildingId, SpaceId, Text: [...leads, lineFor(told)].filter(Boolean).join('\n') }
      await services.jobs.enqueue(client, postToSpace as never, data) // only its name is used
    }
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'req.lim.exc' ? 'later' : 'dropped'
    throw error
  }
  return 'sent'
}

const toldGroup = (deliveries: readonly [ReachedDelivery, ...ReachedDelivery[]], baseUrl: string): ToldGroup => {
  const [first, ...others] = deliveries
  const { language, signsIn } = first.to
  const event = ({ delivery: { What, Kind, Facts, Path, CreatedDate, BuildingId }, Name, TimeZone }: ReachedDelivery) => {
    return { What, Kind, Facts, Path, CreatedDate, BuildingId, building: nameIn(Name, language), TimeZone }
  }
  return { GroupId: first.delivery.GroupId, language, signsIn, baseUrl, events: [event(first), ...others.map(event)] }
}

type Among = { hearers: Map<string, Hearer>; contacts: readonly NamedContact[] }

/** How recipients are reached now: null for who has left, sees the building no more, or has no such address. Read once a building. */
const reachIn = (tx: Tx, GroupId: GroupId) => {
  const known = new Map<string, Promise<Among>>()
  const read = async (BuildingId: string, What: string): Promise<Among> => {
    const at = { tx, GroupId, BuildingId }
    const source = sourceOf(What)
    return { hearers: source ? await findHearers(at, source.may) : new Map(), contacts: await findContacts(at) }
  }
  return async (to: Delivery): Promise<Reached | null> => {
    const key = `${to.BuildingId} ${to.What}`
    const among = known.get(key) ?? read(to.BuildingId, to.What)
    known.set(key, among)
    return to.Method === 'GoogleMessage' ? inSpace : personReached(to, await among)
  }
}
const inSpace: Reached = { address: '', language: 'en', signsIn: true }

const personReached = ({ Recipient, Method }: Delivery, { hearers, contacts }: Among): Reached | null => {
  const [kind, id = ''] = Recipient.split(':')
  const hearer = kind === 'user' ? hearers.get(id) : undefined
  const named = contacts.find(one => (kind === 'user' ? one.UserId === id : one.id === id))
  const phone = storedPhone(hearer?.Phone ?? named?.Phone ?? '')
  const email = hearer ? hearer.Email : named?.Email
  const address = Method === 'Email' ? email : phone
  if ((kind === 'user' && !hearer) || !address || !(Method === 'Email' ? isEmail(address) : isPhone(address))) return null
  return { address, language: hearer?.Language ?? 'en', signsIn: hearer !== undefined }
}
