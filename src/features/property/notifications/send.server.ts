import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type pg from 'pg'
import type { Localized } from '../../../core/call.ts'
import { isEmail } from '../../../core/email.ts'
import type { GroupId } from '../../../core/ids.ts'
import { nameIn } from '../../../core/labels.ts'
import { isPhone, storedPhone } from '../../../core/phone.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/services.ts'
import { building } from '../buildings/tables.ts'
import { findContacts, findHearers, type Hearer, type NamedContact } from './hearers.server.ts'
import { letterFor, lineFor, type ToldGroup } from './letters.server.ts'
import { notificationKinds, type SpaceName } from './model.ts'
import { gatherMinutes } from './rules.ts'
import { sourceOf } from './sources.server.ts'
import { postToSpace } from './space.server.ts'
import { notificationDelivery } from './tables.ts'

type Sending = { tx: Tx; client: pg.PoolClient; services: Pick<Services, 'mail' | 'sms' | 'jobs' | 'config'>; now: Date }
type Delivery = typeof notificationDelivery.$inferSelect
/** Somebody's address, and the language that they read. */
type Reached = { address: string; language: Language; signsIn: boolean }
type DueDelivery = { delivery: Delivery; Name: Localized; TimeZone: string }
type ReachedDelivery = DueDelivery & { to: Reached }

/** Deliveries that are sent at once; what is more follows by the next minute. */
const mostDue = 1000

/** Sends what is due in an account: what waits for one recipient goes out as one message. Who may not be told any more gets nothing. */
export const sendDue = async (sending: Sending, GroupId: GroupId): Promise<void> => {
  const { tx, now } = sending
  const done: Record<'sent' | 'later' | 'dropped', string[]> = { sent: [], later: [], dropped: [] }
  const reach = reachIn(tx, GroupId)
  const reached: ReachedDelivery[] = []
  for (const one of await takeDue(sending, GroupId)) {
    const to = await reach(one.delivery)
    if (to) reached.push({ ...one, to })
    else done.dropped.push(one.delivery.id)
  }
  for (const [first, ...others] of Map.groupBy(reached, messageOf).values())
    if (first) done[await sendMessage(sending, [first, ...others])].push(...[first, ...others].map(one => one.delivery.id))
  const these = (ids: string[]) => and(eq(notificationDelivery.GroupId, GroupId), inArray(notificationDelivery.id, ids))
  const later = new Date(now.getTime() + gatherMinutes * 60_000)
  if (done.sent.length > 0) await tx.update(notificationDelivery).set({ SentDate: now }).where(these(done.sent))
  if (done.later.length > 0) await tx.update(notificationDelivery).set({ DueDate: later }).where(these(done.later))
  if (done.dropped.length > 0) await tx.delete(notificationDelivery).where(these(done.dropped))
}

/** What is due, locked, recipient by recipient. The last recipient may be cut off: then its deliveries wait for the next time. */
const takeDue = async ({ tx, now }: Sending, GroupId: GroupId): Promise<DueDelivery[]> => {
  const due: DueDelivery[] = await tx
    .select({ delivery: notificationDelivery, Name: building.Name, TimeZone: building.TimeZone })
    .from(notificationDelivery)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, notificationDelivery.BuildingId)))
    .where(and(eq(notificationDelivery.GroupId, GroupId), isNull(notificationDelivery.SentDate), lte(notificationDelivery.DueDate, now)))
    .orderBy(asc(notificationDelivery.Recipient), asc(notificationDelivery.CreatedDate), asc(notificationDelivery.id))
    .limit(mostDue)
    .for('update', { of: notificationDelivery, skipLocked: true })
  const last = due.at(-1)?.delivery.Recipient
  const whole = due.length < mostDue ? due : due.filter(one => one.delivery.Recipient !== last)
  return whole.length > 0 ? whole : due
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
