import { fieldTextIn } from '../fieldType.ts'
import { fileFieldWords } from '../fileFieldWords.ts'
import { describeInput, InputGroup, type ScanControl } from '../scanParts.tsx'

export const AgreementScan: ScanControl = props => {
  const { Code, File, Text, Required } = props.field
  const t = fileFieldWords[props.language]
  return (
    <InputGroup {...props}>
      <div className="ticks">
        {File && (
          <a className="file" href={File.Link} target="_blank" rel="noopener">
            {t.download.replace('{name}', fieldTextIn(Text, props.language))}
          </a>
        )}
        <label>
          <input
            type="checkbox"
            name={Code}
            value="true"
            required={Required}
            defaultChecked={props.typed[Code] === 'true'}
            {...describeInput(props)}
          />
          <span>{t.agree}</span>
        </label>
      </div>
    </InputGroup>
  )
}
