import { InputGroup, type ScanControl } from '../scanParts.tsx'
import { words } from '../words.ts'
import { rangeInputs } from './definition.ts'

export const TimeRangeScan: ScanControl = props => {
  const { start, end } = words[props.language]
  const [from, to] = rangeInputs(props.field)
  return (
    <InputGroup {...props}>
      <div className="range">
        <label>
          {start} <input type="time" name={from} required={props.field.Required} defaultValue={props.typed[from]} />
        </label>
        <label>
          {end} <input type="time" name={to} required={props.field.Required} defaultValue={props.typed[to]} />
        </label>
      </div>
    </InputGroup>
  )
}
