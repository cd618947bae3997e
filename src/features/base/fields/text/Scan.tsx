import { styleOf } from '../rules.ts'
import { LabelledInput, nameInput, type ScanControl } from '../scanParts.tsx'

export const TextScan: ScanControl = props => {
  const attributes = { ...nameInput(props), maxLength: props.field.Most }
  return (
    <LabelledInput {...props}>
      {styleOf(props.field.Style).look === 'long' ? <textarea rows={3} {...attributes} /> : <input type="text" {...attributes} />}
    </LabelledInput>
  )
}
