import { DateField } from '../../../../ui/form/fields.tsx'
import type { FieldControl } from '../screens/controlProps.ts'

export const DateControl: FieldControl = ({ field: _field, ...props }) => <DateField {...props} as={{ as: 'text' }} />
