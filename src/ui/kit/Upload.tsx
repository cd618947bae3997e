import { Button, Input, Progress } from '@mantine/core'
import { IconFile, IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { sizeText } from '../../core/sizeText.ts'
import { useWords } from '../words.tsx'
import classes from './Upload.module.css'
import { type UploadOptions, useUpload } from './useUpload.ts'
import { words } from './words.ts'

export type UploadProps = UploadOptions & {
  label: string
  /** What is stored now: a file name or address; null for nothing. */
  value: string | null
  /** Where a picture of the stored file is; shown for images. */
  preview?: string | null
  help?: ReactNode
  disabled?: boolean
  required?: boolean
  error?: string
}

/** One file: drop or choose, progress, preview, replace, remove. The limits stand beside. */
export const Upload = (props: UploadProps) => {
  const { label, value, preview, accept, largest, onChange, help, disabled = false, required = false, error } = props
  const t = useWords(words)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const upload = useUpload(props)
  const { state } = upload
  const busy = state.is === 'uploading'
  const choose = () => input.current?.click()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled && !busy) upload.start(event.dataTransfer.files[0])
  }
  const types = accept.map(ending => ending.replace('.', '').toUpperCase()).join(', ')
  const limit = largest === undefined ? undefined : sizeText(largest)
  const limits = [types, limit && t('upload.limitOnly', { limit })].filter(Boolean).join(' · ')
  return (
    <Input.Wrapper
      label={label}
      labelProps={{ htmlFor: id }}
      required={required}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error ?? upload.problem}
      errorProps={{ role: 'alert' }}
    >
      <div
        className={classes.box}
        data-over={over || undefined}
        data-disabled={disabled || undefined}
        data-error={(error ?? upload.problem) ? true : undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Face value={value} preview={upload.picture ?? preview ?? null} name={upload.name} />
        <div className={classes.text}>
          <span className={classes.name}>
            {busy
              ? t('upload.uploading', { name: upload.name, percent: state.percent })
              : (value ?? t(disabled ? 'upload.none' : 'upload.drop'))}
          </span>
          {busy && <Progress value={state.percent} size="sm" {...(state.lost && { color: 'gray' })} aria-label={label} />}
          <span className={classes.limits}>{busy ? <SentBytes percent={state.percent} size={upload.size} /> : limits}</span>
        </div>
        <div className={classes.buttons}>
          {upload.again && (
            <Button size="xs" onClick={upload.again} disabled={disabled}>
              {t('upload.again')}
            </Button>
          )}
          {busy ? (
            <Button variant="default" size="xs" onClick={upload.cancel} aria-label={t('upload.cancelOf', { name: upload.name })}>
              {t('upload.cancel')}
            </Button>
          ) : (
            <Button variant="default" size="xs" onClick={choose} disabled={disabled} aria-describedby={`${id}-limits`}>
              {value ? t('upload.replace') : t('upload.choose')}
            </Button>
          )}
          {value && !busy && (
            <Button variant="subtle" color="red" size="xs" onClick={() => onChange(null)} disabled={disabled}>
              {t('upload.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept.join(',')}
          className={classes.input}
          tabIndex={-1}
          disabled={disabled || busy}
          onChange={event => {
            upload.start(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
      <p className={classes.said} data-lost={(busy && state.lost) || undefined} role="status" id={`${id}-limits`}>
        {state.is === 'done' ? t('upload.done') : busy && state.lost ? t('upload.lost') : ''}
      </p>
    </Input.Wrapper>
  )
}

/** `1.2MB of 3.4MB` */
export const SentBytes = ({ percent, size }: { percent: number; size: number }) => {
  const t = useWords(words)
  return t('upload.sent', { sent: sizeText((size * percent) / 100), all: sizeText(size) })
}

const Face = ({ value, preview, name }: { value: string | null; preview: string | null; name: string }) => {
  const t = useWords(words)
  if (preview) return <img src={preview} alt={t('upload.preview', { name: name || value || '' })} className={classes.picture} />
  return (
    <span className={classes.icon} aria-hidden="true">
      {value ? <IconFile size={22} /> : <IconUpload size={22} />}
    </span>
  )
}
