import type { Shown } from '../../../core/listColumns.ts'
import { fieldName, humanised } from './fieldNames.ts'
import { type Action, type Change, recordWords } from './model.ts'
import { words } from './words.ts'

type Told = {
  Who: string
  Action: Action
  Object: string
  ObjectName: string | null
  ObjectVariant: string | null
  Changes: readonly Pick<Change, 'Field'>[]
}
/** Fields that a sentence names; of more it says how many. */
const NAMED = 2

/** A write as a sentence: `Ana Ruiz changed the phone of the building Harbor One.` */
export const auditSentence = ({ Who, Action, Object: kind, ObjectName, ObjectVariant, Changes }: Told, reader: Reader): string => {
  const { language, phrase } = reader
  const known = recordWords(kind, ObjectVariant)
  const what = known ? known.inSentence[language] : inSentence(humanised(kind.slice(kind.lastIndexOf('/') + 1)))
  const object = ObjectName ? `${what} ${ObjectName}` : what
  if (!known) return phrase(words, 'sentence.did', { who: Who, object })
  if (Action !== 'Changed' || Changes.length === 0) return phrase(words, `sentence.${Action}`, { who: Who, object })
  return phrase(words, 'sentence.fields', { who: Who, object, fields: fieldsIn(Changes, reader) })
}
type Reader = Pick<Shown, 'language' | 'phrase'>

const fieldsIn = (changes: Told['Changes'], { language, phrase }: Reader): string => {
  const names = changes.map(({ Field }) => inSentence(fieldName(Field, language)))
  const rest = names.length - NAMED
  const shown = rest > 1 ? [...names.slice(0, NAMED), phrase(words, 'sentence.more', { n: rest })] : names
  return new Intl.ListFormat(language).format(shown)
}

// Names of fields begin with capitals; abbreviations keep theirs.
const inSentence = (name: string): string => name.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, first => first.toLowerCase())
