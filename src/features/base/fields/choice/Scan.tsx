import { choiceTextIn } from '../fieldType.ts'
import { failsRule, styleOf } from '../rules.ts'
import { InputGroup, LabelledInput, nameInput, type ScanControl } from '../scanParts.tsx'
import { words } from '../words.ts'

export const ChoiceScan: ScanControl = props =>
  styleOf(props.field.Style).look === 'buttons' ? <Buttons {...props} /> : <List {...props} />

const Buttons: ScanControl = props => {
  const { Code, Choices, Required } = props.field
  return (
    <InputGroup {...props}>
      <div className="chips">
        {Choices.map(({ Value }) => (
          <label key={Value}>
            <input
              type="radio"
              name={Code}
              value={Value}
              required={Required}
              defaultChecked={props.typed[Code] === Value}
              data-fails={failsRule(props.field, Value) || undefined}
            />
            <span>{choiceTextIn(props.field, Value, props.language)}</span>
          </label>
        ))}
      </div>
    </InputGroup>
  )
}

const List: ScanControl = props => (
  <LabelledInput {...props}>
    <select {...nameInput(props)}>
      <option value="">{words[props.language].choose}</option>
      {props.field.Choices.map(({ Value }) => (
        <option key={Value} value={Value}>
          {choiceTextIn(props.field, Value, props.language)}
        </option>
      ))}
    </select>
  </LabelledInput>
)
