import { useId } from 'react'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { choiceTextIn, fieldTextIn } from '../../../base/fields/fieldType.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { styleOf } from '../../../base/fields/rules.ts'
import type { AttachedFile } from '../../inspections/items.ts'
import { words } from '../words.ts'
import { FileRows, PhotoPicker } from './PhotoPicker.tsx'
import classes from './phone.module.css'
import { SignaturePad } from './SignaturePad.tsx'

type AnswerProps = {
  field: FormField
  value: unknown
  onChange: (value: unknown) => void
  /** Keeps a file with the answer. */
  onFile: (file: Blob, name: string) => Promise<void>
  wrong: boolean
}

/** One question, for a thumb: wide choices, the number pad, the camera. */
export const AnswerInput = (props: AnswerProps) => {
  const [language] = useLanguage()
  const id = useId()
  const { field } = props
  const { type, look } = styleOf(field.Style)
  const label = (
    <>
      {fieldTextIn(field.Text, language)}
      {field.Required && (
        <span className={classes.must} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  )
  const isGroup = type === 'choice' || type === 'choices' || type === 'files' || type === 'signature'
  if (isGroup)
    return (
      <>
        <legend className={classes.label}>{label}</legend>
        {type === 'files' && <PhotoPicker files={filesOf(props.value)} onChange={listOrNull(props.onChange)} onFile={props.onFile} />}
        {type === 'signature' && <SignatureAnswer {...props} />}
        {(type === 'choice' || type === 'choices') && <ChoiceAnswer {...props} many={type === 'choices'} />}
      </>
    )
  return (
    <>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <TypedAnswer {...props} id={id} type={type} isLong={look === 'long'} />
    </>
  )
}

type TypedProps = AnswerProps & { id: string; type: string; isLong: boolean }
const TypedAnswer = ({ field, value, onChange, wrong, id, type, isLong }: TypedProps) => {
  const shared = {
    id,
    className: classes.input,
    required: field.Required,
    readOnly: field.Readonly === true,
    'aria-invalid': wrong,
    value: typeof value === 'string' || typeof value === 'number' ? value : '',
  }
  if (isLong) return <textarea {...shared} rows={3} onChange={event => onChange(event.currentTarget.value || null)} />
  const kind = { date: 'date', time: 'time', email: 'email', phone: 'tel' }[type] ?? 'text'
  return (
    <input
      {...shared}
      type={kind}
      autoComplete="off"
      inputMode={type === 'number' ? 'decimal' : undefined}
      onChange={event => onChange(event.currentTarget.value || null)}
    />
  )
}

const ChoiceAnswer = ({ field, value, onChange, many }: AnswerProps & { many: boolean }) => {
  const [language] = useLanguage()
  const name = useId()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value]
  const choose = (one: string, isOn: boolean) => {
    if (!many) return onChange(one)
    const next = field.Choices.map(({ Value }) => Value).filter(other => (other === one ? isOn : chosen.includes(other)))
    onChange(next.length > 0 ? next : null)
  }
  return (
    <div className={classes.choicesList}>
      {field.Choices.map(({ Value }) => (
        <label key={Value} className={classes.choice}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(Value)}
            onChange={event => choose(Value, event.currentTarget.checked)}
          />
          <span>{choiceTextIn(field, Value, language)}</span>
        </label>
      ))}
    </div>
  )
}

const filesOf = (value: unknown): readonly AttachedFile[] => (Array.isArray(value) ? value : [])
/** An answer without files is none. */
const listOrNull = (onChange: AnswerProps['onChange']) => (files: readonly AttachedFile[]) => onChange(files.length > 0 ? files : null)

const SignatureAnswer = ({ value, onChange, onFile }: AnswerProps) => {
  const t = useWords(words)
  const files = filesOf(value)
  const has = files.length > 0
  return (
    <>
      <FileRows files={files} onChange={listOrNull(onChange)} />
      {!has && (
        <SignaturePad
          label={t('phone.signHere')}
          save={t('phone.saveSignature')}
          clear={t('phone.clear')}
          onSave={blob => void onFile(blob, 'signature.png')}
        />
      )}
    </>
  )
}
