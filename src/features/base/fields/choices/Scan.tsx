import { choiceTextIn } from '../fieldType.ts'
import { InputGroup, type ScanControl } from '../scanParts.tsx'
import { choiceInputs } from './definition.ts'

export const ChoicesScan: ScanControl = props => {
  const names = choiceInputs(props.field)
  return (
    <InputGroup {...props}>
      <div className="ticks">
        {props.field.Choices.map(({ Value }, i) => (
          <label key={Value}>
            <input type="checkbox" name={names[i]} value={Value} defaultChecked={props.typed[names[i] ?? ''] !== undefined} />
            <span>{choiceTextIn(props.field, Value, props.language)}</span>
          </label>
        ))}
      </div>
    </InputGroup>
  )
}
