import { type ReactNode, useId, useState } from 'react'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { choiceTextIn, fieldTextIn } from '../../../base/fields/fieldType.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { styleOf } from '../../../base/fields/rules.ts'
import { words } from '../words.ts'
import { CameraSheet } from './CameraSheet.tsx'
import { shrinkPhoto } from './camera.ts'
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
        {type === 'files' && <PhotoAnswer {...props} />}
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

type NamedFile = { readonly FileId: string; readonly Name: string }
const filesOf = (value: unknown): readonly NamedFile[] => (Array.isArray(value) ? value : [])

/** The files of an answer by name, each with a way to leave it out. */
const FileRows = ({ value, onChange }: Pick<AnswerProps, 'value' | 'onChange'>): ReactNode => {
  const t = useWords(words)
  const files = filesOf(value)
  return files.map(({ FileId, Name }) => (
    <p key={FileId} className={classes.file}>
      <span>{Name}</span>
      <button
        type="button"
        aria-label={`${t('phone.leaveOut')}: ${Name}`}
        onClick={() => {
          const rest = files.filter(one => one.FileId !== FileId)
          onChange(rest.length > 0 ? rest : null)
        }}
      >
        {t('phone.leaveOut')}
      </button>
    </p>
  ))
}

const PhotoAnswer = ({ value, onChange, onFile }: AnswerProps) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const keep = async (make: () => Promise<Blob>) => {
    setBusy(true)
    setWrong(false)
    const name = `photo ${filesOf(value).length + 1}.jpg`
    await make()
      .then(blob => onFile(blob, name))
      .catch(() => setWrong(true))
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <FileRows value={value} onChange={onChange} />
      {isWrong && (
        <p className={classes.bad} role="alert">
          {t('phone.noPicture')}
        </p>
      )}
      <button type="button" disabled={isBusy} onClick={() => setOpen(true)}>
        {t('phone.takePhoto')}
      </button>
      <label className={classes.pick}>
        {t('phone.choosePhoto')}
        <input
          type="file"
          accept="image/*"
          className={classes.hidden}
          disabled={isBusy}
          onChange={event => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file) void keep(() => shrinkPhoto(file))
          }}
        />
      </label>
      {isOpen && (
        <CameraSheet title={t('phone.takePhoto')} onPhoto={photo => void keep(async () => photo)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const SignatureAnswer = ({ value, onChange, onFile }: AnswerProps) => {
  const t = useWords(words)
  const has = filesOf(value).length > 0
  return (
    <>
      <FileRows value={value} onChange={onChange} />
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
