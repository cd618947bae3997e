import { CheckField } from '../../../../ui/form/fields.tsx'
import type { FieldControl } from '../screens/controlProps.ts'
import { TermsControl } from '../terms/Control.tsx'

/** The file, above the box. */
export const AgreementControl: FieldControl = ({ field, ...props }) => (
  <>
    <TermsControl field={field} {...props} />
    <CheckField {...props} />
  </>
)
