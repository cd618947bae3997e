import { z } from '../../../../core/call.ts'
import type { Label } from '../../../../core/labels.ts'
import { messages, type Problem } from '../../../../core/problem.ts'
import { areUnique, findFormProblems, formMessages, typeOf } from '../../../base/fields/rules.ts'
import { type Definition, functionality } from '../definition.ts'
import { mostFields, readField, type ScanStyle, TemplateField } from './wire.ts'

const Form = z.strictObject({ Fields: z.array(TemplateField).check(z.maxLength(mostFields)) })
export type FieldOnlyForm = z.output<typeof Form>

/** Pictures that such a type may take; `icons.tsx` draws them. */
export type FieldOnlyIcon = 'bolt' | 'calendar' | 'comment' | 'flame' | 'form' | 'home' | 'people' | 'tools'

/** A type whose page is nothing but the fields of its form; what a visitor sends is kept as answers in rows. */
type FieldOnlyRow<T extends string> = Pick<Definition<T>, 'type' | 'Label' | 'Purpose' | 'QrType'> & {
  readonly Icon: FieldOnlyIcon
  readonly Caption: Label
  /** The heading of its page. */
  readonly Heading: Label
  /** What its template asks. */
  readonly fields: readonly { readonly FieldStyle: ScanStyle; readonly FieldText: Label; readonly Required?: true }[]
  /** What somebody has sent who filled in the template, by codes. */
  readonly asks: Readonly<Record<string, string>>
}
export type FieldOnlyDefinition<T extends string = string> = Definition<T, typeof Form> & { readonly Heading: Label }

/** The definition of a field-only type. */
export const fieldOnly = <const T extends string>({ fields, Heading, ...row }: FieldOnlyRow<T>): FieldOnlyDefinition<T> => {
  const template: FieldOnlyForm = {
    Fields: fields.map(({ FieldStyle, FieldText: { en, es }, Required = false }, i) => ({
      Code: `Q${String(i + 1).padStart(3, '0')}`,
      FieldStyle,
      FieldText: { en, es },
      Required,
      Choices: [],
    })),
  }
  const texts = fields.map(({ FieldText }) => FieldText)
  return { ...functionality({ ...row, form: Form, initial: { Fields: [] }, template, sample: template, problems, texts }), Heading }
}

/** Every label and choice in English (B-RULE-037, B-RULE-038), codes that stand once, and something to answer. */
const problems = ({ Fields }: FieldOnlyForm): Problem[] => {
  const fields = Fields.map(readField)
  const found = findFormProblems(fields, 'Fields.').map(one => ({
    ...one,
    Field: one.Field.replace(/^(Fields\.\d+\.)Text\./, '$1FieldText.'),
  }))
  if (!areUnique(fields.map(({ Code }) => Code))) found.push({ Field: 'Fields', Message: formMessages.twice })
  if (!fields.some(field => typeOf(field).asks)) found.push({ Field: 'Fields', Message: messages.required })
  return found
}
