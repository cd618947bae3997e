import type { Path } from '../../../../core/paths.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import type { FormField } from '../model.ts'
import { styleOf } from '../rules.ts'
import { controls } from './controls.ts'
import { useFieldText } from './useFieldText.ts'

type FieldInputProps<V> = { of: CallForm<V>; field: FormField; name: Path<V> }

/** One field of a form, asked by its type; as text where the form is read. `name` is the path of its answer. */
export const FieldInput = <V,>({ of, field, name }: FieldInputProps<V>) => {
  const textOf = useFieldText()
  const Control = controls[styleOf(field.Style).type]
  const help = textOf(field.Help)
  return <Control of={of} name={name} field={field} label={textOf(field.Text)} required={field.Required} {...(help && { help })} />
}

type FieldsFormProps<V> = { of: CallForm<V>; fields: readonly FormField[]; at: (field: FormField) => Path<V> }

/** The fields of a form, in their order; give it those that are asked (`listAskedFields`). */
export const FieldsForm = <V,>({ of, fields, at }: FieldsFormProps<V>) =>
  fields.map(field => <FieldInput key={field.Code} of={of} field={field} name={at(field)} />)
