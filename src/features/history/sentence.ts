import type { Language } from '../../core/words.ts'
import { fieldName, humanised } from './fieldNames.ts'
import type { Action, Change } from './model.ts'
import { words } from './words.ts'

type Told = { Who: string; Action: Action; Object: string; ObjectName: string | null; Changes: readonly Pick<Change, 'Field'>[] }
/** Fields that a sentence names; of more it says how many. */
const NAMED = 2

/** A write as a sentence: `Ana Ruiz changed the phone of the building Harbor One.` */
export const auditSentence = ({ Who, Action, Object: kind, ObjectName, Changes }: Told, language: Language): string => {
  const { sentence, theObjects: the } = words[language]
  const known = theObjects.find(one => one === kind)
  const what = known ? the[known] : inSentence(humanised(kind.slice(kind.lastIndexOf('/') + 1)))
  const object = ObjectName ? `${what} ${ObjectName}` : what
  if (!known) return filled(sentence.did, { who: Who, object })
  if (Action !== 'Changed' || Changes.length === 0) return filled(sentence[Action], { who: Who, object })
  return filled(sentence.fields, { who: Who, object, fields: fieldsIn(Changes, language) })
}
const theObjects = Object.keys(words.en.theObjects) as (keyof typeof words.en.theObjects)[] // the keys of that record

const fieldsIn = (changes: Told['Changes'], language: Language): string => {
  const names = changes.map(({ Field }) => inSentence(fieldName(Field, language)))
  const rest = names.length - NAMED
  const shown = rest > 1 ? [...names.slice(0, NAMED), filled(words[language].sentence.more, { n: String(rest) })] : names
  return new Intl.ListFormat(language).format(shown)
}

const filled = (text: string, values: Record<string, string>): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

// Names of fields begin with capitals; abbreviations keep theirs.
const inSentence = (name: string): string => name.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, first => first.toLowerCase())
