import { PhoneField } from '../../../../ui/form/fields.tsx'
import type { FieldControl } from '../screens/controlProps.ts'

export const PhoneControl: FieldControl = ({ field: _field, ...props }) => <PhoneField {...props} />
