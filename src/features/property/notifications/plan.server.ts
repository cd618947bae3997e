import { type Hearer, managersAmong, type NamedContact } from './hearers.server.ts'
import type { Criterion, NotificationMethod } from './model.ts'
import { asksFor, endOfQuiet, nextOpening, type RuleTenant, type RuleTerms } from './rules.ts'
import type { ReadEvent } from './sources.server.ts'

/** A mail, text or Google message that somebody is to get, not before a moment (epoch ms). */
export type PlannedMessage = { Recipient: string; Method: Exclude<NotificationMethod, 'Bell'>; Lead: string; due: number }
/** Recipients of an event: at their bells, and outside the portal. */
export type Plan = { bells: ReadonlySet<string>; messages: readonly PlannedMessage[] }

type Planning = {
  event: ReadEvent
  /** Who did it, and need not be told. */
  By: string | null
  hearers: ReadonlyMap<string, Hearer>
  contacts: ReadonlyMap<string, NamedContact>
  tenants: ReadonlyMap<string, RuleTenant>
  terms: RuleTerms | null
  criteria: readonly Criterion[]
  /** Whether any rule of the building names anybody. */
  ruled: boolean
  TimeZone: string
  now: number
}

/** Recipients of an event: by the building's rule, by the users it belongs to, and by each person's choices. */
export const planTelling = (planning: Planning): Plan => {
  const { event, By, hearers, terms, criteria, ruled, tenants } = planning
  const asked = terms ? criteria.filter(one => asksFor(one, terms, event, tenants.get(one.TenantId ?? '') ?? null)) : []
  const bells = new Set<string>()
  const messages = new Map<string, PlannedMessage>()
  const add = (message: PlannedMessage) => {
    const key = `${message.Recipient} ${message.Method}`
    const known = messages.get(key)
    if (!known || message.due < known.due) messages.set(key, message) // named twice: the sooner
  }
  for (const one of asked) {
    if (one.Method === 'GoogleMessage') add(toSpace(planning, one))
    else for (const message of toContact(planning, one, bells)) add(message)
  }
  const others = event.own.flatMap(id => hearers.get(id) ?? [])
  for (const hearer of others) for (const message of toOwner(planning, hearer, bells)) add(message)
  if (!ruled && event.byDefault && others.length === 0)
    for (const { UserId, Choices } of managersAmong(hearers)) if (Choices[event.Kind].Bell) bells.add(UserId)
  if (By !== null) {
    bells.delete(By)
    for (const Method of ['Email', 'TextMessage']) messages.delete(`user:${By} ${Method}`)
  }
  return { bells, messages: [...messages.values()] }
}

const toSpace = ({ TimeZone, now }: Planning, { SpaceId, GoogleMessage, Schedule }: Criterion): PlannedMessage => ({
  Recipient: `space:${SpaceId}`,
  Method: 'GoogleMessage',
  Lead: GoogleMessage?.trim() ?? '',
  due: nextOpening(Schedule, TimeZone, now),
})

/** The messages of a rule's row to its contact. A contact who signs in and sees the building gets the bell too, at any hour. */
const toContact = (planning: Planning, { RecipientId, Method, Schedule }: Criterion, bells: Set<string>): PlannedMessage[] => {
  const { contacts, hearers, event, TimeZone, now } = planning
  const named = contacts.get(RecipientId ?? '')
  if (!named) return []
  const opening = nextOpening(Schedule, TimeZone, now)
  if (named.UserId === null)
    return Method === 'Email' || Method === 'TextMessage' ? [{ Recipient: `contact:${named.id}`, Method, Lead: '', due: opening }] : []
  const hearer = hearers.get(named.UserId)
  if (!hearer) return []
  bells.add(hearer.UserId)
  return (Method === 'Email' || Method === 'TextMessage') && hearer.Choices[event.Kind][Method]
    ? [{ Recipient: `user:${hearer.UserId}`, Method, Lead: '', due: endOfQuiet(hearer, hearer.TimeZone ?? TimeZone, opening) }]
    : []
}

/** The messages to a person about their own work. */
const toOwner = ({ event, TimeZone, now }: Planning, hearer: Hearer, bells: Set<string>): PlannedMessage[] => {
  const choice = hearer.Choices[event.Kind]
  if (choice.Bell) bells.add(hearer.UserId)
  const due = endOfQuiet(hearer, hearer.TimeZone ?? TimeZone, now)
  return (['Email', 'TextMessage'] as const).flatMap(Method =>
    choice[Method] ? [{ Recipient: `user:${hearer.UserId}`, Method, Lead: '', due }] : [],
  )
}
