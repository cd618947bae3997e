import { z } from '../../../core/call.ts'
import type { ChoiceWords } from '../../../core/labels.ts'
import type { Permission } from '../../../core/permissions.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Move } from '../../../core/stateTable.ts'
import type { Language } from '../../../core/words.ts'

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** One field of a write: what it was and what it is. Of secrets and files only that they were set: `***`; of other records their names. */
export const Change = z.object({ Field: z.string(), Kind: z.enum(['Value', 'Secret', 'File', 'Names']), Before: Value, After: Value })
export type Change = z.output<typeof Change>

export const actions = ['Created', 'Changed', 'Deleted'] as const
export type Action = (typeof actions)[number]

type RecordTexts = Readonly<Record<Language, string>>
/** A kind of record whose history is shown, and the flags of which one is needed to see it. `Object` is the name of its table. */
export type RecordKind = { Object: string; kind: RecordTexts; may: readonly Permission[] }

/** Fields as people read them. */
export type FieldDescription = {
  /** Names of fields that are not their own words taken apart (`AddressLine1`). English may be left to that. */
  fields?: Readonly<Record<string, { en?: string; es: string; fr: string }>>
  /** The name of a part of a field's path that is data: a product in `Upsells.EVRequest.State`. */
  namePart?: (part: string, path: string) => RecordTexts | undefined
  /** Fields that are chosen, and the words of their values. */
  choices?: Readonly<Record<string, ValueWords>>
}
/** The words of a field's values. `several`: values are joined by ", ". `moves`: the values are the states of these state tables. */
export type ValueWords = (ChoiceWords | { label: (value: string, language: Language) => string | undefined }) & {
  several?: true
  moves?: readonly Readonly<Record<string, Move>>[]
}

/**
 * What a write did, as a sentence in every language (ICU) with `{who}`, `{object}`, `{name}` (`{named}` is `none` without one) and the changed fields by their names:
 * `{who} assigned {object} to {AssigneeId}.` A field without a value is `none`.
 */
export type Deed = RecordTexts

/** What history and audit tell of a kind of record. Each noun has its own in `record.ts`. `may`: its history is shown, with one of these flags. */
export type RecordDescription = FieldDescription &
  Omit<RecordKind, 'may'> & {
    inSentence: RecordTexts
    may?: readonly Permission[]
    /** Records of the kind that have a word of their own, by the `variant` of their `RecordNames`. */
    variants?: Readonly<Record<string, RecordWords>>
    /** Sentences by path of a call, by changed field, or by action, which come in this order; any other write says which fields it changed. */
    deeds?: Readonly<Record<string, Deed>>
    /** Names of these records are texts of people, which stand in quotation marks. */
    quoted?: true
  }
type RecordWords = { kind: RecordTexts; inSentence: RecordTexts }
/** Fields that a feature adds to the record of another, whose `Object` it names. */
export type AddedFields = FieldDescription & Pick<RecordKind, 'Object'>

/** All kinds of records. */
export const records = makeRegistry<RecordDescription>()
/** Fields that a feature adds to the record of another. */
export const moreFields = makeRegistry<AddedFields>()

/** The words of a kind of record, or of its variant; undefined for a kind that is not described. */
export const recordWords = (object: string, variant: string | null): RecordWords | undefined => {
  const found = records.all().find(one => one.Object === object)
  return (variant !== null && found?.variants?.[variant]) || found
}

/** In the browser: loads what fills the two, when a history is opened. */
export const recordLoaders = makeRegistry<() => Promise<unknown>>()

/** Kinds of records whose history is shown. */
export const shownKinds = (): string[] => records.all().flatMap(({ Object, may }) => (may ? [Object] : []))

/** What describes the fields of a kind of record, the nearest first; nothing of other kinds, whose fields have the same names. */
export const describedFields = (kind: string): readonly FieldDescription[] => [
  ...records.all().filter(one => one.Object === kind),
  ...moreFields.all().filter(one => one.Object === kind),
]
