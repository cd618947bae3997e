import { LabelledInput, nameInput, type ScanControl } from '../scanParts.tsx'

export const PhoneScan: ScanControl = props => (
  <LabelledInput {...props}>
    <input type="tel" inputMode="tel" autoComplete="tel" maxLength={30} {...nameInput(props)} />
  </LabelledInput>
)
