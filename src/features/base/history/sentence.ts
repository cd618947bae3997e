import type { Shown } from '../../../core/listColumns.ts'
import type { Words } from '../../../core/words.ts'
import { fieldName, humanizeName } from './fieldNames.ts'
import { type Action, type Change, type Deed, type RecordDescription, records, recordWords } from './model.ts'
import { describeValue, findChoices } from './values.ts'
import { words } from './words.ts'

type AuditedWrite = {
  Who: string
  Action: Action
  Call: string
  Object: string
  ObjectName: string | null
  ObjectVariant: string | null
  Changes: readonly Change[]
}
/** Fields that a sentence names; of more it says how many. */
const NAMED = 2

/** A write as a sentence: `Ana Ruiz changed the phone of the building Harbor One.` */
export const auditSentence = (write: AuditedWrite, reader: Shown): string => {
  const { Who: who, Action, Object: kind, Changes } = write
  const { language, phrase } = reader
  const known = findRecord(write)
  if (!known) return phrase(words, 'sentence.did', { who, object: inSentence(humanizeName(kind.slice(kind.lastIndexOf('/') + 1))) })
  const name = nameInSentence(known, write, reader)
  const noun = (recordWords(kind, write.ObjectVariant) ?? known).inSentence[language]
  const object = name ? `${noun} ${name}` : noun
  const deed = findDeed(known, write)
  if (deed)
    return tidy(
      phrase(catalogOf(deed), 'said', {
        ...emptyValues(deed),
        ...fieldValues(write, reader),
        who,
        object,
        name,
        named: name ? 'yes' : 'none',
      }),
    )
  if (Action !== 'Changed' || Changes.length === 0) return phrase(words, `sentence.${Action}`, { who, object })
  const [first] = Changes
  if (first && Changes.length === 1 && findChoices(kind, first.Field) && first.After !== null)
    return phrase(words, 'sentence.set', {
      who,
      object,
      fields: fieldsIn(write, reader),
      value: describeValue({ ...first, Object: kind }, first.After, reader),
    })
  return phrase(words, 'sentence.fields', { who, object, fields: fieldsIn(write, reader) })
}

/** The kind of a record; a write that names none has the kind that tells of its call. */
const findRecord = ({ Object: kind, Call }: AuditedWrite): RecordDescription | undefined =>
  records.all().find(one => one.Object === kind) ?? (kind === Call ? records.all().find(({ deeds }) => deeds?.[Call]) : undefined)

const findDeed = ({ deeds = {} }: RecordDescription, { Call, Action, Changes }: AuditedWrite): Deed | undefined =>
  deeds[Call] ?? Changes.flatMap(({ Field }) => deeds[Field] ?? [])[0] ?? deeds[Action]

const nameInSentence = ({ quoted }: RecordDescription, { ObjectName }: AuditedWrite, { phrase }: Shown): string =>
  ObjectName && quoted ? phrase(words, 'sentence.quoted', { name: ObjectName }) : (ObjectName ?? '')

// In the browser a sentence is what the build has made of it; names of fields begin with capitals in both.
const emptyValues = (deed: Deed): Record<string, string> =>
  Object.fromEntries([...JSON.stringify(deed.en).matchAll(/\b[A-Z]\w*/g)].map(([field]) => [field, 'none']))

/** The changed fields by their names, as they are now. */
const fieldValues = ({ Object: kind, Changes }: AuditedWrite, reader: Shown): Record<string, string> =>
  Object.fromEntries(
    Changes.map(change => [
      change.Field,
      typeof change.After === 'boolean'
        ? String(change.After)
        : change.After === null || change.After === ''
          ? 'none'
          : describeValue({ ...change, Object: kind }, change.After, reader),
    ]),
  )

// Of a record without a name its place stays empty.
const tidy = (sentence: string): string => sentence.replaceAll(/ {2,}/g, ' ').replace(/ ([.,])/g, '$1')

type DeedWords = Words<{ said: string }>
const catalogs = new WeakMap<Deed, DeedWords>()
const catalogOf = (deed: Deed): DeedWords => {
  const made = catalogs.get(deed) ?? { en: { said: deed.en }, es: { said: deed.es }, fr: { said: deed.fr } }
  catalogs.set(deed, made)
  return made
}

/** The fields by the first part of their path, each once: a change below `Item` is a change of the item. */
const fieldsIn = ({ Object: kind, Changes }: AuditedWrite, { language, phrase }: Shown): string => {
  const names = [...new Set(Changes.map(({ Field }) => inSentence(fieldName(kind, Field.split('.', 1)[0] ?? '', language))))]
  const rest = names.length - NAMED
  const shown = rest > 1 ? [...names.slice(0, NAMED), phrase(words, 'sentence.more', { n: rest })] : names
  return new Intl.ListFormat(language).format(shown)
}

// Names of fields begin with capitals; abbreviations keep theirs.
const inSentence = (name: string): string => name.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, first => first.toLowerCase())
