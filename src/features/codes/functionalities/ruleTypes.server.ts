import type { DefaultChoice, RuleChoice } from '../../property/notifications/model.ts'
import type { RuleType } from '../../property/notifications/sources.server.ts'
import { venueTypes } from '../requests/bookings.ts'
import { type Definition, isWork } from './definition.ts'
import { definitions } from './definitions.ts'

/** Types whose visitors give a score: people are notified at a score and below. */
const scoredTypes: readonly string[] = ['Feedback', 'CustomerFeedback']
/** Types whose rules name a location, as the specification says (C-RULE-071). */
const placedTypes: readonly string[] = ['Feedback', 'LeadCapture']

const scores: readonly RuleChoice[] = ['AtMost1', 'AtMost2', 'AtMost3']
const ofWork: readonly RuleChoice[] = ['Any', 'High', 'Overdue', 'BadRating']

const ofInspections: readonly RuleChoice[] = ['Any', 'Failed']

const choicesOf = ({ type, purpose, canFail }: Definition): readonly RuleChoice[] => {
  if (scoredTypes.includes(type)) return scores
  if (canFail) return ofInspections
  return isWork(purpose) ? ofWork : []
}

/** What managers get of a type without a rule: what presses, what failed or went badly, and what is booked at a venue. */
const defaultOf = ({ type, purpose, canFail }: Definition): DefaultChoice | null => {
  if (scoredTypes.includes(type)) return 'AtMost2'
  if (canFail) return 'Failed'
  if (venueTypes.some(one => one === type)) return 'Any'
  return isWork(purpose) ? 'High' : null
}

/** The notification rules that a building has: one for each QR type by which visitors send something. */
export const visitorRuleTypes: readonly RuleType[] = Object.values<Definition>(definitions)
  .filter(one => one.asks)
  .map(one => ({
    QrType: one.QrType,
    DisplayText: one.Label,
    Choices: choicesOf(one),
    NeedsLocation: placedTypes.includes(one.type),
    ByDefault: defaultOf(one),
  }))
