import { LabelledInput, nameInput, type ScanControl } from '../scanParts.tsx'

export const EmailScan: ScanControl = props => (
  <LabelledInput {...props}>
    <input type="email" inputMode="email" autoComplete="email" maxLength={254} {...nameInput(props)} />
  </LabelledInput>
)
