import { LabelledInput, nameInput, type ScanControl } from '../scanParts.tsx'

export const DateScan: ScanControl = props => (
  <LabelledInput {...props}>
    <input type="date" {...nameInput(props)} />
  </LabelledInput>
)
