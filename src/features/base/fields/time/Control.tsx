import { TimeField } from '../../../../ui/form/fields.tsx'
import type { FieldControl } from '../screens/controlProps.ts'

export const TimeControl: FieldControl = ({ field: _field, ...props }) => <TimeField {...props} />
