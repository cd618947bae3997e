import { LabelledInput, nameInput, type ScanControl } from '../scanParts.tsx'

export const NumberScan: ScanControl = props => {
  const { Range: [least, most] = [], Decimals = 2 } = props.field
  return (
    <LabelledInput {...props}>
      <input type="number" inputMode="decimal" min={least} max={most} step={Decimals > 0 ? 'any' : 1} {...nameInput(props)} />
    </LabelledInput>
  )
}
