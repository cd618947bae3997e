import { Localized, LocalizedLines, text, z } from '../../../../../core/call.ts'
import type { FormField } from '../../../../base/fields/model.ts'
import { styleOf, typeOf } from '../../../../base/fields/rules.ts'
import type { FieldStyleName } from '../../../../base/fields/styles.ts'
import { meanings } from '../../../requests/model.ts'

/** Styles of fields of TemplateFormData (document 2, 2.2). */
export const scanStyles = [
  'Text',
  'TextBox',
  'PhoneNumber',
  'Email',
  'Date',
  'Duration',
  'TimeString',
  'DropDownSelection',
  'UploadImage',
  'Signature',
  'CheckBox',
  'SingleChoice',
  'SingleCheckBox',
  'DownLoadFile',
  'UploadFiles',
  'UploadSingleFile',
] as const
export type ScanStyle = (typeof scanStyles)[number]

/** At most 10 choices per question (document 2, 2.2). */
export const mostChoices = 10
export const mostFields = 30
const longest = { line: 200, lines: 2000 } as const
/** Files that a field of several takes. */
const mostFiles = 10
/** Characters of a helper text. */
export const longestHelp = 500

/** Rules by which a chosen answer fails (document 2, 5.5). */
const errorRules = ['IsEqualTo', 'IsNotEqualTo'] as const

const Choice = z.strictObject({ Label: text(60), Text: Localized(200), Value: text(100) })
/**
 * A field of a form as TemplateFormData holds it (B-FIELD-013); texts in en and es. `Additional` says what its answer means (`meanings`), `DisabledDelete`
 * that it belongs to its form. What the form does not use is carried along.
 */
export const TemplateField = z.strictObject({
  Code: text(10),
  FieldStyle: z.enum(scanStyles),
  FieldType: z.optional(text(60)),
  FieldText: Localized(200),
  HelperText: z.optional(LocalizedLines(longestHelp)),
  ValueText: z.optional(text(2000)),
  ValueTexts: z.optional(z.array(text(2000)).check(z.maxLength(50))),
  ValueChoices: z.optional(z.array(text(100)).check(z.maxLength(50))),
  Choices: z.optional(z.array(Choice).check(z.maxLength(mostChoices))),
  Required: z.optional(z.boolean()),
  /** The answer that is a failed point of an inspection, under the names that questions of rounds have (document 2, 3). */
  ErrorRule: z.optional(z.enum(errorRules)),
  ErrorValue: z.optional(text(100)),
  Multiline: z.optional(z.boolean()),
  DisabledDelete: z.optional(z.boolean()),
  showMobileEmployeeWorkType: z.optional(z.boolean()),
  Additional: z.optional(text(2000)),
})
export type TemplateField = z.output<typeof TemplateField>

/** A field of TemplateFormData as the kit of fields takes it. One that is given another style is another field to a trend. */
export const readField = (given: TemplateField): FormField => {
  const {
    Code,
    FieldStyle,
    FieldText,
    HelperText,
    Required = false,
    Choices = [],
    DisabledDelete,
    Additional,
    ValueText,
    ErrorRule,
    ErrorValue,
  } = given
  const Style = styleIn(given)
  const { type, look, preset } = styleOf(Style)
  return {
    Key: `${Code}.${FieldStyle}`,
    Code,
    Style,
    Text: FieldText,
    ...(HelperText && { Help: HelperText }),
    ...(isMeaning(Additional) && { Means: Additional }),
    ...(DisabledDelete && { Locked: true }),
    ...(ErrorRule && { Fail: { Rule: ErrorRule, Value: ErrorValue ?? '' } }),
    Required,
    Choices,
    ...(type === 'text' && { Most: look === 'long' ? longest.lines : longest.line }),
    ...(typeOf({ Style }).takesFiles && { Most: preset?.Most ?? mostFiles }),
    ...(type === 'agreement' && { File: ValueText ? { Name: nameIn(ValueText), Link: ValueText } : null }),
  }
}

const TemplateFields = z.array(TemplateField)
/** The fields of a stored form; none where it is not one. The same stored form, as a code keeps it for its visitors, is read once. */
export const readTemplateFields = (stored: unknown): readonly FormField[] => {
  if (typeof stored !== 'object' || stored === null) return []
  const known = read.get(stored)
  if (known) return known
  const parsed = TemplateFields.safeParse(stored)
  const fields = parsed.success ? parsed.data.map(readField) : []
  read.set(stored, fields)
  return fields
}
const read = new WeakMap<object, readonly FormField[]>()

/** A checklist and a multiple choice are both a CheckBox: the FieldType tells them apart. */
const styleIn = ({ FieldStyle, FieldType }: Pick<TemplateField, 'FieldStyle' | 'FieldType'>): FieldStyleName =>
  FieldStyle === 'CheckBox' && FieldType === styleOf('scan.MultipleChoice').fieldType ? 'scan.MultipleChoice' : `scan.${FieldStyle}`

const isMeaning = (text: string | undefined): boolean => meanings.some(one => one === text)
const nameIn = (link: string): string => decodeURIComponent(link.split('/').at(-1) ?? link)

/** A field of the kit as TemplateFormData holds it; `before` is what it was, whose other properties stay. */
export const writeField = (field: FormField, before?: TemplateField): TemplateField => {
  const { Code, Style, Text, Help, Required, Choices, Means, Locked, File, Fail } = field
  const { type, look, wire, fieldType = wire } = styleOf(Style)
  const FieldStyle = scanStyles.find(one => one === wire) ?? 'Text'
  const { HelperText: _help, ErrorRule: _rule, ErrorValue: _value, Additional, Multiline, ...kept } = before ?? {}
  const isLong = type === 'text' && look === 'long'
  const isAnew = !before || styleIn(before) !== Style
  const ErrorRule = Choices.some(({ Value }) => Value === Fail?.Value) && errorRules.find(one => one === Fail?.Rule)
  const lines = isAnew ? (isLong || Multiline ? isLong : undefined) : Multiline
  return {
    ...kept,
    Code,
    FieldStyle,
    ...(isAnew && { FieldType: fieldType }),
    ...(lines !== undefined && { Multiline: lines }),
    ...(type === 'agreement' && { ValueText: File?.Link ?? '' }),
    ...(Additional !== undefined && !isMeaning(Additional) && { Additional }),
    FieldText: inTwo(Text),
    ...(Help && { HelperText: inTwo(Help) }),
    ...(Means && { Additional: Means }),
    ...(Locked && { DisabledDelete: true }),
    ...(ErrorRule && { ErrorRule, ErrorValue: Fail?.Value ?? '' }),
    Required,
    Choices: Choices.map(({ Value, Text: words, Label = Value }) => ({ Label, Text: inTwo(words), Value })),
  }
}

// Languages of a template's labels are en and es.
const inTwo = ({ en, es }: FormField['Text']): TemplateField['FieldText'] => ({ en, ...(es !== undefined && { es }) })
