import { z } from '../../../../core/call.ts'
import type { Permission } from '../../../../core/permissions.ts'
import { messages, type Problem } from '../../../../core/problem.ts'
import type { SectionPayload } from './section.ts'
import { rows, type SectionKey, sections } from './sections.ts'

type Rows = typeof rows
type KeyWith<Terms> = { [K in SectionKey]: Rows[K] extends { readonly payload: Terms } ? K : never }[SectionKey]
/** Sections that are saved by CreateProperty and EditProperty. */
export type PayloadKey = KeyWith<SectionPayload>
type SchemaOf<K extends PayloadKey> = Rows[K]['payload']['schema']
/** Of these, sections that GetProperty gives back as they were saved. */
export type StoredKey = KeyWith<SectionPayload<z.ZodMiniType, true>>
type EditKey = Exclude<PayloadKey, { [K in PayloadKey]: Rows[K] extends { readonly when: 'add' } ? K : never }[PayloadKey]>
/** Sections that have a saver of their own. */
export type OwnSaverKey = KeyWith<SectionPayload<z.ZodMiniType, boolean, 'own'>>

const keysWith = (wanted: (terms: SectionPayload) => boolean): SectionKey[] =>
  sections.filter(({ payload }) => payload && wanted(payload)).map(({ key }) => key)
export const payloadKeys = keysWith(() => true) as PayloadKey[] // those that have one

/** What a section with a payload says of it. */
export const payloadTerms = <K extends PayloadKey>(key: K): SectionPayload<SchemaOf<K>> => rows[key].payload as never // its own row

/** The schemas of sections, each optional under its key. */
const schemasOf = <K extends PayloadKey>(keys: readonly SectionKey[]) =>
  z.partial(z.strictObject(Object.fromEntries(keys.map(key => [key, payloadTerms(key as K).schema])) as { [Key in K]: SchemaOf<Key> })) // of these keys

/** What CreateProperty and EditProperty carry: a key a section, each by itself or several at once. */
export const Payloads = schemasOf<PayloadKey>(payloadKeys)
export type Payloads = z.output<typeof Payloads>
export type Payload<K extends PayloadKey> = Payloads[K] & {}

/** Those that a building which exists is saved with: its contacts have calls of their own (UserAdmin/AddPropertyContact, …). */
export const EditPayloads = schemasOf<EditKey>(payloadKeys.filter(key => sections.some(one => one.key === key && one.when !== 'add')))

/**
 * The payloads that GetProperty returns as they were saved; Basic Info is the building's own columns, PINs are read by GetPinCodes only,
 * contacts and accounting have calls of their own.
 */
export const StoredPayloads = schemasOf<StoredKey>(keysWith(({ kept }) => kept))
export type StoredPayloads = z.output<typeof StoredPayloads>

/** A section of a building that nobody has filled yet. */
export const emptyOf = Object.fromEntries(payloadKeys.map(key => [key, payloadTerms(key).empty])) as {
  readonly [K in PayloadKey]: () => Payload<K> // of its own schema
}

/** What is wrong with the sections of an input; one section at least must be there. */
export const payloadProblems = (input: Payloads): Problem[] => {
  const sent = payloadKeys.filter(key => input[key] !== undefined)
  return sent.length > 0 ? sent.flatMap(key => sectionProblems(key, input)) : [{ Field: payloadKeys[0] ?? '', Message: messages.required }]
}

/** What is wrong with one section of an input; nothing where it is not there. */
export const sectionProblems = <K extends PayloadKey>(key: K, input: Payloads): Problem[] => {
  const payload = input[key]
  return payload === undefined || payload === null ? [] : payloadTerms(key).problems(payload as never) // of its own schema
}

/** Flags of which one is needed to save any section; the handler asks again for each section that is sent. */
export const payloadFlags: readonly Permission[] = [
  ...new Set(sections.filter(({ payload }) => payload).flatMap(({ edit, shown }) => edit ?? (shown ? [shown] : []))),
]
