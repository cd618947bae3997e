import { hints, misfit } from '../../../core/hints.ts'
import { isPhone } from '../../../core/phone.ts'
import { isEmpty, messages, type Problem } from '../../../core/problem.ts'
import { type Payloads, type SectionKey, sections } from './sections/sections.ts'

/** What only the server says of answers. */
export const answerMessages = {
  tooManyFiles: 'A survey takes {most} files at most.',
} as const

/** What is wrong with a section's fields, each at its path. What is left empty is no problem: a survey is answered bit by bit. */
export const sectionProblems = <K extends SectionKey>(key: K, payload: Payloads[K]): Problem[] =>
  (sections[key].check?.(payload) ?? []).map(([Field, Hint]) =>
    Hint === messages.required ? { Field, Message: Hint } : misfit(Field, Hint),
  )

/** What is kept of a section: no blank rows, nothing that its own choices rule out. */
export const tidyPayload = <K extends SectionKey>(key: K, payload: Payloads[K]): Payloads[K] => sections[key].tidy?.(payload) ?? payload

/** Collect Content goes to exactly eleven digits, and asks for one space at least. */
export const collectProblems = ({ PhoneNumber, Locations }: { PhoneNumber: string; Locations: readonly string[] }): Problem[] => [
  ...(isPhone(PhoneNumber)
    ? []
    : isEmpty(PhoneNumber)
      ? [{ Field: 'PhoneNumber', Message: messages.required }]
      : [misfit('PhoneNumber', hints.phone)]),
  ...(Locations.length > 0 ? [] : [{ Field: 'Locations', Message: messages.required }]),
]
