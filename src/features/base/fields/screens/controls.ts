import { AgreementControl } from '../agreement/Control.tsx'
import { ChoiceControl } from '../choice/Control.tsx'
import { ChoicesControl } from '../choices/Control.tsx'
import { DateControl } from '../date/Control.tsx'
import { EmailControl } from '../email/Control.tsx'
import type { FieldTypeName } from '../fieldTypes.ts'
import { FilesControl } from '../files/Control.tsx'
import { FlagControl } from '../flag/Control.tsx'
import { NumberControl } from '../number/Control.tsx'
import { PhoneControl } from '../phone/Control.tsx'
import { TermsControl } from '../terms/Control.tsx'
import { TextControl } from '../text/Control.tsx'
import { TimeControl } from '../time/Control.tsx'
import { TimeRangeControl } from '../timeRange/Control.tsx'
import type { FieldControl } from './controlProps.ts'

/** How the portal asks for an answer, by the field's type. */
export const controls: Readonly<Record<FieldTypeName, FieldControl>> = {
  text: TextControl,
  phone: PhoneControl,
  email: EmailControl,
  number: NumberControl,
  date: DateControl,
  time: TimeControl,
  timeRange: TimeRangeControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  flag: FlagControl,
  files: FilesControl,
  signature: FilesControl,
  terms: TermsControl,
  agreement: AgreementControl,
}
