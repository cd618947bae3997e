import { z } from '../../../core/call.ts'
import type { Permission } from '../../../core/permissions.ts'
import { messages, type Problem } from '../../../core/problem.ts'
import { BasicInfo } from './BasicInfo/model.ts'
import { basicInfoProblems } from './BasicInfo/rules.ts'
import { type Section, type SectionKey, sections } from './sections.ts'

/** What EditProperty carries: a key a section, each by itself or several at once. The compiler asks `problemsOf` and `savers` for the same keys. */
export const Payloads = z.partial(z.strictObject({ BasicInfo }))
export type Payloads = z.output<typeof Payloads>
export type PayloadKey = keyof Payloads & SectionKey
export type Payload<K extends PayloadKey> = Payloads[K] & {}

const problemsOf: { readonly [K in PayloadKey]: (payload: Payload<K>) => Problem[] } = { BasicInfo: basicInfoProblems }

export const payloadKeys = Object.keys(problemsOf) as PayloadKey[] // the compiler asks for every key of the record above

/** What is wrong with the sections of an input; one section at least must be there. */
export const payloadProblems = (input: Payloads): Problem[] => {
  const sent = payloadKeys.filter(key => input[key] !== undefined)
  return sent.length > 0 ? sent.flatMap(key => sectionProblems(key, input)) : [{ Field: payloadKeys[0] ?? '', Message: messages.required }]
}

const sectionProblems = <K extends PayloadKey>(key: K, input: Payloads): Problem[] => {
  const payload = input[key]
  return payload === undefined || payload === null ? [] : problemsOf[key](payload)
}

/** Flags of which one is needed to save any section; the handler asks again for each section that is sent. */
export const payloadFlags: readonly Permission[] = [
  ...new Set(
    (sections as readonly Section[])
      .filter(({ key }) => payloadKeys.some(one => one === key))
      .flatMap(({ edit, shown }) => edit ?? (shown ? [shown] : [])),
  ),
]
