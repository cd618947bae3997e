import { LabelledInput, nameInput, type ScanControl } from '../scanParts.tsx'

export const TimeScan: ScanControl = props => (
  <LabelledInput {...props}>
    <input type="time" {...nameInput(props)} />
  </LabelledInput>
)
