import type { Language } from '../../../core/words.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import type { FieldAnswer, FormAnswers, FormField } from '../../base/fields/model.ts'
import { failsRule, typeOf } from '../../base/fields/rules.ts'

/** A stop of a walk, as far as a cover speaks of it. */
export type CoverStop = {
  StopId: string
  Name: string
  State: 'Done' | 'Skipped' | 'Open'
  Reason: string
  fields: readonly FormField[]
  answers: FormAnswers
  notes: Readonly<Record<string, string>>
}
/** How much of a walk was done. */
export type CoverFigures = { Done: number; Total: number; GeoIn: number; GeoAsked: number; Errors: number }

/** An answer out of its limits. `Again`: it was so on the previous walk. No names of people stand in it. */
export type CoverFinding = { Stop: string; Question: string; Answer: string; Note: string; Again: boolean }
/** What a cover is written from: figures of this walk and of the one before, findings with the worst first, what is good again, what was left out. */
export type CoverFacts = {
  Round: string
  Building: string
  Figures: CoverFigures
  Previous: CoverFigures | null
  Findings: readonly CoverFinding[]
  Fixed: readonly { Stop: string; Question: string }[]
  Skipped: readonly { Stop: string; Reason: string }[]
}
type CoverWalk = { figures: CoverFigures; stops: readonly CoverStop[] }
type CoverSource = { Round: string; Building: string; walk: CoverWalk; previous: CoverWalk | null; language: Language }

/** Gathers the facts of a cover from a walk and the one before it. */
export const gatherFacts = ({ Round, Building, walk, previous, language }: CoverSource): CoverFacts => {
  const now = walk.stops.flatMap(listFailing)
  const before = new Map((previous?.stops ?? []).flatMap(listFailing).map(one => [one.key, one]))
  const keys = new Set(now.map(one => one.key))
  const answered = new Set(
    walk.stops.flatMap(stop => stop.fields.filter(({ Code }) => stop.answers[Code] !== undefined).map(f => keyOf(stop, f))),
  )
  const told = ({ stop, field }: Failing) => ({ Stop: stop.Name, Question: fieldTextIn(field.Text, language) || field.Code })
  return {
    Round,
    Building,
    Figures: walk.figures,
    Previous: previous?.figures ?? null,
    Findings: now
      .toSorted((a, b) => b.weight - a.weight)
      .map(one => ({
        ...told(one),
        Answer: typeOf(one.field).print(one.answer, one.field, language),
        Note: one.stop.notes[one.field.Code] || one.stop.notes[''] || '',
        Again: before.has(one.key),
      })),
    Fixed: [...before.values()].filter(({ key }) => !keys.has(key) && answered.has(key)).map(told),
    Skipped: walk.stops.filter(({ State }) => State === 'Skipped').map(({ Name, Reason }) => ({ Stop: Name, Reason })),
  }
}

type Failing = { key: string; stop: CoverStop; field: FormField; answer: FieldAnswer; weight: number }
const keyOf = (stop: CoverStop, field: FormField) => `${stop.StopId} ${field.Key}`

const listFailing = (stop: CoverStop): Failing[] =>
  stop.fields.flatMap(field => {
    const answer = stop.answers[field.Code]
    if (stop.State !== 'Done' || answer === undefined || !failsRule(field, answer)) return []
    return [{ key: keyOf(stop, field), stop, field, answer, weight: weightOf(field, answer) }]
  })

/** How far a number is beyond its range, in widths of the range; 1 for whatever has no such measure. */
const weightOf = ({ Fail }: FormField, answer: FieldAnswer): number => {
  if (typeof answer !== 'number' || Fail?.Min === undefined || Fail.Max === undefined || Fail.Rule !== 'OutsideRange') return 1
  return Math.max(Fail.Min - answer, answer - Fail.Max) / (Fail.Max - Fail.Min || 1)
}
