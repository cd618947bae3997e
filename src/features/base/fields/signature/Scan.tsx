import { fileFieldWords } from '../fileFieldWords.ts'
import { FileGroup } from '../files/takenFiles.tsx'
import { describeInput, type ScanControl } from '../scanParts.tsx'
import { longestSignature } from './definition.ts'

/** A full name that is typed; with the page's script a signature can be drawn instead. */
export const SignatureScan: ScanControl = props => {
  const { Code, Required } = props.field
  const t = fileFieldWords[props.language]
  const name = `${Code}.name`
  return (
    <FileGroup {...props} kind="sign">
      <div className="sign" data-sign="" hidden>
        <canvas width="900" height="300" role="img" aria-label={t.draw} />
        <p>{t.draw}</p>
        <button type="button">{t.clear}</button>
      </div>
      <label className="typed">
        <span data-or={t.orName}>{t.signName}</span>
        <input
          type="text"
          name={name}
          maxLength={longestSignature}
          autoComplete="name"
          required={Required && (props.files ?? []).length === 0}
          defaultValue={props.typed[name] ?? ''}
          {...describeInput(props)}
        />
      </label>
    </FileGroup>
  )
}
