import { z } from '../../../../../core/call.ts'
import type { Label } from '../../../../../core/labels.ts'
import { messages, type Problem } from '../../../../../core/problem.ts'
import { areUnique, findFormProblems, formMessages, typeOf } from '../../../../base/fields/rules.ts'
import { type FormOf, findMemberProblems, initialOf, type Members, shapeOf } from '../../../../base/members/members.ts'
import type { Meaning } from '../../../requests/model.ts'
import { leadsElsewhere } from '../../alternate.ts'
import { type Definition, functionality } from '../../definition.ts'
import type { TypeIcon } from '../../model.ts'
import { mostFields, readField, type ScanStyle, TemplateField } from './wire.ts'

const fieldsShape = { Fields: z.array(TemplateField).check(z.maxLength(mostFields)) }
const FieldsForm = z.strictObject(fieldsShape)
/** The form data of such a type: its fields, and the members that it has beside them. */
export type FieldOnlyForm = z.output<typeof FieldsForm>

/** A field of a template: what it asks, what its answer means, what it offers. `Code`: of one that came later, between older ones. */
export type TemplateRow = {
  readonly Code?: string
  readonly FieldStyle: ScanStyle
  readonly FieldText: Label
  readonly Required?: boolean
  readonly means?: Meaning
  readonly choices?: readonly (readonly [value: string, text: Label])[]
  readonly help?: Label
  /** The value of the choice that is a failed point. */
  readonly failsAt?: string
}

/** A type whose page is a form; what a visitor sends is kept as answers in rows, and as a request that staff handle. */
type FieldOnlyRow<T extends string, M extends Members> = Pick<Definition<T>, 'type' | 'Label' | 'purpose' | 'Purpose' | 'QrType'> & {
  readonly Icon: TypeIcon
  readonly Caption: Label
  /** The heading of its page, unless a member names the page's subject. */
  readonly Heading: Label
  /** Members beside the fields, and those of a template that can be saved. */
  readonly members?: M
  readonly filled?: FormOf<M>
  /** What its template asks. */
  readonly fields: readonly TemplateRow[]
  /** So many of the first and of the last fields of the template stay where they are. */
  readonly locked?: { readonly first: number; readonly last: number }
  /** Every choice needs a value that is not empty. */
  readonly needsValues?: true
  /** What must hold beyond fields and members. */
  readonly rule?: (form: FormOf<M>) => Problem[]
  /** What somebody has sent who filled in the template, by codes. */
  readonly asks: Readonly<Record<string, string>>
}
export type FieldOnlyDefinition<T extends string = string> = Definition<T, typeof FieldsForm> & {
  readonly Heading: Label
  readonly locked: { readonly first: number; readonly last: number }
}

/** The definition of a field-only type. */
export const fieldOnly = <const T extends string, const M extends Members = Record<never, never>>({
  fields,
  Heading,
  members,
  filled,
  locked = { first: 0, last: 0 },
  needsValues,
  rule = () => [],
  ...row
}: FieldOnlyRow<T, M>): FieldOnlyDefinition<T> => {
  const own: Members = members ?? {}
  const isLocked = (place: number) => place < locked.first || place >= fields.length - locked.last
  const Fields = fields.map((one, i) => templateField(one, fields.slice(0, i).filter(({ Code }) => !Code).length, isLocked(i)))
  const form = z.strictObject({ ...shapeOf(own), ...fieldsShape }) as unknown as typeof FieldsForm // members are checked by their rules
  const problems = (given: FieldOnlyForm): Problem[] => {
    const values = { ...initialOf(own), ...given } as FieldOnlyForm & FormOf<M> // the shape of the form
    const found = findMemberProblems(own, values)
    if (leadsElsewhere(values)) return found
    return [...found, ...(found.length > 0 ? [] : rule(values)), ...findFieldProblems(given, Fields, needsValues === true)]
  }
  const texts = fields.flatMap(({ FieldText, choices = [], help }) => [
    FieldText,
    ...choices.map(([, text]) => text),
    ...(help ? [help] : []),
  ])
  const canFail = fields.some(({ failsAt }) => failsAt !== undefined)
  const template: FieldOnlyForm = { ...initialOf(own), Fields }
  const sample: FieldOnlyForm = { ...template, ...filled }
  const initial: FieldOnlyForm = { ...initialOf(own), Fields: [] }
  return {
    ...functionality({ ...row, ...(members && { members }), form, initial, template, sample, problems, texts, canFail }),
    Heading,
    locked,
  }
}

const templateField = (
  { Code, FieldStyle, FieldText, Required = false, means, choices = [], help, failsAt }: TemplateRow,
  before: number,
  isLocked: boolean,
) => ({
  Code: Code ?? `Q${String(before + 1).padStart(3, '0')}`,
  FieldStyle,
  FieldText: inTwo(FieldText),
  Required,
  Choices: choices.map(([Value, text]) => ({ Label: Value, Text: inTwo(text), Value })),
  ...(help && { HelperText: inTwo(help) }),
  ...(failsAt !== undefined && { ErrorRule: 'IsEqualTo' as const, ErrorValue: failsAt }),
  ...(means && { Additional: means }),
  ...(isLocked && { DisabledDelete: true }),
})
// A form keeps its texts in en and es.
const inTwo = ({ en, es }: Label) => ({ en, es })

/** Every label and choice in English (B-RULE-037, B-RULE-038), codes that stand once, something to answer, locked fields in their places. */
const findFieldProblems = ({ Fields }: FieldOnlyForm, template: readonly TemplateField[], needsValues: boolean): Problem[] => {
  const fields = Fields.map(readField)
  const found = findFormProblems(fields, 'Fields.').map(one => ({
    ...one,
    Field: one.Field.replace(/^(Fields\.\d+\.)Text\./, '$1FieldText.').replace(/^(Fields\.\d+\.)File$/, '$1ValueText'),
  }))
  if (!areUnique(fields.map(({ Code }) => Code))) found.push({ Field: 'Fields', Message: formMessages.twice })
  if (!fields.some(field => typeOf(field).asks)) found.push({ Field: 'Fields', Message: messages.required })
  if (needsValues) found.push(...findEmptyValues(Fields))
  return found.length > 0 || keepsLocked(Fields, template) ? found : [{ Field: 'Fields', Message: templateMessages.locked }]
}

/** What is said of the fields of a template. */
export const templateMessages = {
  /** A field that belongs to its form was moved or removed. */
  locked: 'The fields that belong to this form stay where they are.',
} as const

const findEmptyValues = (fields: FieldOnlyForm['Fields']): Problem[] =>
  fields.flatMap(({ Choices = [] }, i) =>
    Choices.flatMap(({ Value }, k) => (Value.trim() ? [] : [{ Field: `Fields.${i}.Choices.${k}.Value`, Message: messages.required }])),
  )

/** Whether the locked fields of the template still stand first and last. */
const keepsLocked = (fields: FieldOnlyForm['Fields'], template: readonly TemplateField[]): boolean => {
  const isAt = (place: number, code: string) => fields.at(place)?.Code === code
  return template.every(({ Code, DisabledDelete }, i) => {
    if (!DisabledDelete) return true
    const isFirst = template.slice(0, i).every(one => one.DisabledDelete)
    return isFirst ? isAt(i, Code) : isAt(i - template.length, Code)
  })
}
