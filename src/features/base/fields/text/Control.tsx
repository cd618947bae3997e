import { TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { styleOf } from '../rules.ts'
import type { FieldControl } from '../screens/controlProps.ts'

export const TextControl: FieldControl = ({ field, ...props }) =>
  styleOf(field.Style).look === 'long' ? (
    <TextAreaField {...props} maxLength={field.Most ?? 4000} />
  ) : (
    <TextField {...props} maxLength={field.Most ?? 4000} />
  )
