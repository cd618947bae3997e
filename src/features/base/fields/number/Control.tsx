import { NumberField } from '../../../../ui/form/fields.tsx'
import type { FieldControl } from '../screens/controlProps.ts'

export const NumberControl: FieldControl = ({ field: { Range, Decimals = 2, Grouped = true }, ...props }) => (
  <NumberField {...props} {...(Range && { min: Range[0] })} decimals={Decimals} grouped={Grouped} />
)
