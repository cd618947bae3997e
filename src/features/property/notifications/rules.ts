import { clockTime } from '../../../core/days.ts'
import { isSameName } from '../../../core/fold.ts'
import { messages, type Problem } from '../../../core/problem.ts'
import { findNextMoment } from '../../../core/zones.ts'
import {
  anyLocation,
  type Criterion,
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
  type OwnChoices,
  type OwnMethods,
  type RuleChoice,
  type Schedule,
  weekDays,
} from './model.ts'

/** Messages of a rule and of the address of a space, beside the common ones. */
export const notificationMessages = {
  pleaseSelect: 'Please select',
  space: 'This is not the address of an incoming webhook of Google Chat.',
  spaceUnset: 'This space has no address yet. Enter it above first.',
} as const

/** Rows of a rule. */
export const mostCriteria = 30
/** Notifications are kept for so many days. */
export const keptDays = 90
/**
 * So many messages reach somebody one by one within `gatherMinutes`; what comes more, of any kind and building, is gathered into one. What
 * visitors cause is counted and gathered apart from what staff cause.
 */
export const firstFew = 3
export const gatherMinutes = 10

/** What the rule of a QR type may ask for. */
export type RuleTerms = { readonly Choices: readonly RuleChoice[]; readonly NeedsLocation: boolean }

/** What is wrong with the rows of a rule, for its form and for the server. */
export const findCriteriaProblems = (criteria: readonly Criterion[], { Choices, NeedsLocation }: RuleTerms): Problem[] =>
  criteria.flatMap((one, i) => {
    const at = (Field: string, Message: string = notificationMessages.pleaseSelect): Problem => ({
      Field: `Criteria.${i}.${Field}`,
      Message,
    })
    const google = one.Method === 'GoogleMessage'
    return [
      ...(one.Method ? [] : [at('Method')]),
      ...(google ? (one.SpaceId ? [] : [at('SpaceId')]) : one.RecipientId ? [] : [at('RecipientId')]),
      ...(Choices.length === 0 || (one.Value && Choices.includes(one.Value)) ? [] : [at('Value')]),
      ...(NeedsLocation && !one.Location ? [at('Location')] : []),
      ...findTimeProblems(one.Schedule).map(([field, message]) => at(`Schedule.${field}`, message)),
    ]
  })

const time = /^([01]\d|2[0-3]):[0-5]\d$/
const findTimeProblems = ({ StartTimeString: start, EndTimeString: end }: Schedule): [string, string][] => {
  if (start === '' && end === '') return []
  if (!time.test(start)) return [['StartTimeString', start === '' ? notificationMessages.pleaseSelect : messages.format]]
  if (!time.test(end)) return [['EndTimeString', end === '' ? notificationMessages.pleaseSelect : messages.format]]
  return end > start ? [] : [['EndTimeString', messages.endAfterStart]]
}

/** Where the incoming webhooks of Google Chat are: no other address is ever called. */
export const isSpaceAddress = (address: string): boolean =>
  /^https:\/\/chat\.googleapis\.com\/v1\/spaces\/[\w-]+\/messages\?[\w=&%.~-]+$/.test(address)

/** What is wrong with the addresses of a building's spaces; an empty one is none. */
export const findSpaceProblems = (spaces: Readonly<Record<string, string>>): Problem[] =>
  Object.entries(spaces).flatMap(([Field, address]) =>
    address.trim() === '' || isSpaceAddress(address.trim()) ? [] : [{ Field, Message: notificationMessages.space }],
  )

/** What a rule asks for, of something that has happened. */
export type RuleEvent = {
  readonly Meets: readonly RuleChoice[]
  readonly EntityType: string
  readonly CompanyName: string
  readonly Unit: string
}
/** The tenant that a row of a rule names. */
export type RuleTenant = { readonly TenantName: string; readonly Unit: string }

const same = (a: string, b: string): boolean => a.trim() !== '' && isSameName(a, b)

/** Whether a row of a rule asks for what has happened; `tenant`: the one that it names, null where that is gone. */
export const asksFor = (
  { Value, Location, TenantId }: Criterion,
  terms: RuleTerms,
  event: RuleEvent,
  tenant: RuleTenant | null,
): boolean => {
  const chosen = event.Meets.includes(terms.Choices.length === 0 ? 'Any' : (Value ?? 'Any'))
  const here = !terms.NeedsLocation || Location === anyLocation || Location === event.EntityType
  const theirs = !TenantId || (tenant !== null && (same(tenant.TenantName, event.CompanyName) || same(tenant.Unit, event.Unit)))
  return chosen && here && theirs
}

/** When a message may go out by a schedule, epoch ms: now, or when its next window opens by the building's clock. */
export const nextOpening = ({ Days, StartTimeString: start, EndTimeString: end }: Schedule, timeZone: string, now: number): number =>
  findNextMoment(timeZone, now, start === '' ? [] : [start], clock => {
    const [time, day] = [clockTime(clock), weekDays[clock.dayOfWeek - 1] ?? 'Mon']
    return (Days.length === 0 || Days.includes(day)) && (start === '' || (time >= start && time < end))
  })

export type QuietHours = { readonly QuietStart: string | null; readonly QuietEnd: string | null }
/** When somebody may be mailed or texted, epoch ms: now, or when their quiet hours end, which may cross midnight. */
export const endOfQuiet = ({ QuietStart: start, QuietEnd: end }: QuietHours, timeZone: string, now: number): number => {
  if (!start || !end || start === end) return now
  return findNextMoment(timeZone, now, [end], clock => {
    const time = clockTime(clock)
    const isQuiet = start < end ? time >= start && time < end : time >= start || time < end
    return !isQuiet
  })
}

/** What is wrong with quiet hours: both times or none. */
export const findQuietProblems = ({ QuietStart: start, QuietEnd: end }: QuietHours): Problem[] => {
  const given = [start, end].filter(Boolean).length
  const field = (name: 'QuietStart' | 'QuietEnd', value: string | null): Problem[] => {
    if (given === 1 && !value) return [{ Field: name, Message: messages.required }]
    return value && !time.test(value) ? [{ Field: name, Message: messages.format }] : []
  }
  return [...field('QuietStart', start), ...field('QuietEnd', end)]
}

/** A person's ways for a kind before they choose: all ways where a rule names them, bell and mail for their own work. */
const standardMethods = (kind: NotificationKind): OwnMethods => ({
  Bell: true,
  Email: true,
  TextMessage: !notificationKinds[kind].own,
})

/** What somebody has chosen, with the standard of kinds that came later. */
export const completeChoices = (chosen: Partial<OwnChoices> | null): OwnChoices =>
  Object.fromEntries(notificationKindNames.map(kind => [kind, chosen?.[kind] ?? standardMethods(kind)])) as OwnChoices // one for each kind
