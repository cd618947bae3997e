import { RadioField, SelectField } from '../../../../ui/form/fields.tsx'
import { styleOf } from '../rules.ts'
import type { FieldControl } from '../screens/controlProps.ts'
import { useChoices } from '../screens/useFieldText.ts'

/** In sight as buttons, or in a list; what was chosen there can be taken back. */
export const ChoiceControl: FieldControl = ({ field, ...props }) => {
  const options = useChoices(field)
  if (styleOf(field.Style).look === 'buttons') return <RadioField {...props} options={options} />
  return <SelectField {...props} required={false} options={options} />
}
