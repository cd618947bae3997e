import { EmailField } from '../../../../ui/form/fields.tsx'
import type { FieldControl } from '../screens/controlProps.ts'

export const EmailControl: FieldControl = ({ field: _field, ...props }) => <EmailField {...props} maxLength={254} />
