import { hints, misfit } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'
import { sectionProblems } from './rules.ts'
import { emptyPayload, type Payloads, type SectionKey, sectionKeys, sections } from './sections/sections.ts'

type Saved = { Section: SectionKey } & Partial<Record<string, unknown>>

/** The section's payload out of a save: the fields that it names, the rest of the section empty. */
export const payloadIn = <K extends SectionKey>(input: { Section: K } & Partial<Record<string, unknown>>): Payloads[K] => {
  const given = Object.keys(sections[input.Section].fields).filter(field => input[field] !== undefined)
  // Their shapes were proven with the input's.
  return { ...emptyPayload(input.Section), ...Object.fromEntries(given.map(field => [field, input[field]])) } as Payloads[K]
}

/** What is wrong with a save: fields of another section than the named one, and the section's own rules. */
export const savedProblems = (input: Saved): Problem[] => {
  const own = Object.keys(sections[input.Section].fields)
  const foreign = sectionKeys
    .flatMap(key => Object.keys(sections[key].fields))
    .filter(field => !own.includes(field) && input[field] !== undefined)
  return [...foreign.map(Field => misfit(Field, hints.section)), ...sectionProblems(input.Section, payloadIn(input))]
}
