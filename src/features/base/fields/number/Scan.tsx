import { styleOf } from '../rules.ts'
import { InputGroup, LabelledInput, nameInput, type ScanControl } from '../scanParts.tsx'
import { ScanStars } from '../scanStars.tsx'

export const NumberScan: ScanControl = props => (styleOf(props.field.Style).look === 'stars' ? <Stars {...props} /> : <Figure {...props} />)

const Stars: ScanControl = props => {
  const { Code, Required } = props.field
  return (
    <InputGroup {...props}>
      <ScanStars name={Code} typed={props.typed[Code]} required={Required} language={props.language} />
    </InputGroup>
  )
}

const Figure: ScanControl = props => {
  const { Range: [least, most] = [], Decimals = 2 } = props.field
  return (
    <LabelledInput {...props}>
      <input type="number" inputMode="decimal" min={least} max={most} step={Decimals > 0 ? 'any' : 1} {...nameInput(props)} />
    </LabelledInput>
  )
}
