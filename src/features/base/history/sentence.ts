import type { Language } from '../../../core/words.ts'
import { fieldName, humanised } from './fieldNames.ts'
import { type Action, type Change, records } from './model.ts'
import type { words } from './words.ts'

/** `t` of `words`: of a component (`useWords`), or of the server (`wordsFor`). */
export type Translator = (key: never, values?: never) => string
type Told = { Who: string; Action: Action; Object: string; ObjectName: string | null; Changes: readonly Pick<Change, 'Field'>[] }
/** Fields that a sentence names; of more it says how many. */
const NAMED = 2

/** A write as a sentence: `Ana Ruiz changed the phone of the building Harbor One.` */
export const auditSentence = (
  { Who, Action, Object: kind, ObjectName, Changes }: Told,
  language: Language,
  translator: Translator,
): string => {
  const t = said(translator)
  const known = records.all().find(one => one.Object === kind)
  const what = known ? known.inSentence[language] : inSentence(humanised(kind.slice(kind.lastIndexOf('/') + 1)))
  const object = ObjectName ? `${what} ${ObjectName}` : what
  if (!known) return t('sentence.did', { who: Who, object })
  if (Action !== 'Changed' || Changes.length === 0) return t(`sentence.${Action}`, { who: Who, object })
  return t('sentence.fields', { who: Who, object, fields: fieldsIn(Changes, language, t) })
}

const fieldsIn = (changes: Told['Changes'], language: Language, t: Say): string => {
  const names = changes.map(({ Field }) => inSentence(fieldName(Field, language)))
  const rest = names.length - NAMED
  const shown = rest > 1 ? [...names.slice(0, NAMED), t('sentence.more', { n: rest })] : names
  return new Intl.ListFormat(language).format(shown)
}

type Say = (key: `sentence.${keyof typeof words.en.sentence}`, values?: Record<string, string | number>) => string
// Translators of the browser and of the server are typed alike but by types of their own; the keys are those of `words`.
const said = (t: Translator): Say => t as Say

// Names of fields begin with capitals; abbreviations keep theirs.
const inSentence = (name: string): string => name.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, first => first.toLowerCase())
