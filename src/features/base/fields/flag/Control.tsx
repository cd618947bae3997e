import { CheckField } from '../../../../ui/form/fields.tsx'
import type { FieldControl } from '../screens/controlProps.ts'

export const FlagControl: FieldControl = ({ field: _field, ...props }) => <CheckField {...props} />
