import type { Label } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import type { AnswerColumns, ErrorRule, FailRule, FieldAnswer, FieldShape, FieldText } from './fieldShape.ts'

/** Pictures of what a field asks for; `screens/fieldIcons.ts` draws them. */
export type FieldIcon =
  | 'letters'
  | 'lines'
  | 'phone'
  | 'mail'
  | 'figures'
  | 'calendar'
  | 'clock'
  | 'clocks'
  | 'list'
  | 'dots'
  | 'ticks'
  | 'checklist'
  | 'box'
  | 'files'
  | 'file'
  | 'camera'
  | 'signature'
  | 'download'

/** What was sent, as an answer (null: nothing was answered) or with what to send instead. */
export type ParsedAnswer<A> = { readonly answer: A | null } | { readonly hint: string }

/** What a type of field does with answers, anywhere. Beside it: `Control.tsx` (portal), `Scan.tsx` (a page without script), `Editor.tsx`. */
export type FieldType<A extends FieldAnswer = FieldAnswer> = {
  readonly label: Label
  /** For the person who composes a form: its picture, and a short description. */
  readonly icon: FieldIcon
  readonly line: Label
  /** False where there is nothing to answer. */
  readonly asks: boolean
  /** It is answered by files that are sent. */
  readonly takesFiles: boolean
  /** It offers a file to read, chosen by the person who composed the form. */
  readonly offersFile: boolean
  /** It offers the field's Choices: at least two. */
  readonly offersChoices: boolean
  /** Reads what a form or a call sent, trimmed, by every rule of the field; undefined, null, blank and empty are no answer. */
  parse(raw: unknown, field: FieldShape): ParsedAnswer<A>
  /** The answer as a person reads it. */
  print(answer: A, field: FieldShape, language: Language): string
  column(answer: A): Partial<AnswerColumns>
  /** The answer that `column` has kept; null where there is none. */
  read(columns: AnswerColumns): A | null
  /** Error rules that can be set for the type, and whether an answer fails by one. */
  readonly rules: readonly ErrorRule[]
  fails(answer: A, rule: FailRule): boolean
  /** Names of its inputs on a page without script, if there are several, and how their values join. */
  inputs?(field: FieldShape): readonly string[]
  join?(field: FieldShape, typed: Readonly<Record<string, string>>): unknown
  /** What these inputs show of an answer that was sent. */
  split?(field: FieldShape, sent: unknown): Readonly<Record<string, string>>
}

/** A type with what most types are: it asks, offers no choices, and has no error rules. */
export const defineFieldType = <A extends FieldAnswer>(
  type: Pick<FieldType<A>, 'label' | 'icon' | 'line' | 'parse' | 'print' | 'column' | 'read'> & Partial<FieldType<A>>,
): FieldType<A> => ({ asks: true, takesFiles: false, offersFile: false, offersChoices: false, rules: [], fails: () => false, ...type })

/** A text of a form in a language; English where nobody wrote it in that one. */
export const fieldTextIn = (text: FieldText | undefined, language: Language): string => text?.[language]?.trim() || (text?.en.trim() ?? '')

/** The text that stands for the value of a choice. */
export const choiceTextIn = ({ Choices }: Pick<FieldShape, 'Choices'>, value: string, language: Language): string =>
  fieldTextIn(Choices.find(({ Value }) => Value === value)?.Text, language) || value

/** Whether a value is one of the field's choices. */
export const isOffered = ({ Choices }: Pick<FieldShape, 'Choices'>, value: unknown): boolean => Choices.some(({ Value }) => Value === value)
