import { fieldTextIn } from '../fieldType.ts'
import { describeInput, type ScanControl } from '../scanParts.tsx'

export const FlagScan: ScanControl = props => {
  const { Code, Text, Required } = props.field
  return (
    <div className="field ticks">
      <label>
        <input
          type="checkbox"
          name={Code}
          value="true"
          required={Required}
          defaultChecked={props.typed[Code] === 'true'}
          {...describeInput(props)}
        />
        <span>{fieldTextIn(Text, props.language)}</span>
      </label>
      <p id={`${Code}-problem`} className="problem">
        {props.problem}
      </p>
    </div>
  )
}
